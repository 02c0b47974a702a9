import { paths, theme } from 'shared-kernel';
import type { Honour } from 'shared-kernel/rankings';
import { TextLink } from 'shared-kernel/ui';
import { honourStrings } from './strings';

/** Places won, each leading to its tournament where the site has a page for it. */
export function HonourList({ honours }: { honours: readonly Honour[] }) {
  if (honours.length === 0) return <p css={{ color: theme.color.textMuted }}>{honourStrings.none}</p>;
  return (
    <ul css={{ listStyle: 'none', padding: 0 }}>
      {honours.map((honour) => (
        <li key={honour.name} css={row}>
          <span
            css={{
              ...theme.type.title3,
              color: theme.color.action,
              flex: 'none',
              minWidth: 'min(3.5rem, 17.5vw)',
            }}
          >
            {honour.position}
          </span>
          {honour.tournamentId ? (
            <TextLink to={paths.tournament(honour.tournamentId)}>{honour.name}</TextLink>
          ) : (
            <span>{honour.name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

const row = {
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.space(3),
  '& > :last-child': { minWidth: 0 },
  paddingBlock: theme.space(3),
  borderBlockEnd: `1px solid ${theme.color.edge}`,
  '&:last-of-type': { borderBlockEnd: 0 },
} as const;
