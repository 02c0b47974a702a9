import { theme } from 'shared-kernel';
import { VisuallyHidden } from 'shared-kernel/ui';
import { Crest } from '../../ui/Crest';
import { strings } from './strings';

/** As many as fit in one line of a phone. */
const crestsShown = 8;

/** The teams' crests, with the number of teams that do not fit. */
export function Crests({ teams }: { readonly teams: readonly string[] }) {
  const others = teams.length - crestsShown;
  return (
    <div css={row}>
      {teams.slice(0, crestsShown).map((team) => (
        <Crest key={team} team={team} size={26} />
      ))}
      {others > 0 && (
        <>
          <span aria-hidden="true">{`+${others}`}</span>
          <VisuallyHidden>{strings.moreCrests(crestsShown, others)}</VisuallyHidden>
        </>
      )}
    </div>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space(1),
  '& > span[aria-hidden]': {
    ...theme.type.label,
    marginInlineStart: theme.space(1),
    color: theme.color.textMuted,
  },
} as const;
