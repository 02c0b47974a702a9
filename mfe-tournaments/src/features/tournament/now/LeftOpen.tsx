import { useId } from 'react';
import { theme } from 'shared-kernel';
import type { Fixture } from '../../../domain/tournament';
import { MatchLine } from './MatchLine';
import { strings } from './strings';
import { list, title } from './style';

type Props = { readonly tournamentId: string; readonly fixtures: readonly Fixture[] };

/** For the organiser: begun matches with unfinished sheets. */
export function LeftOpen({ tournamentId, fixtures }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-print="hide" css={{ marginBlock: theme.space(3) }}>
      <h2 id={id} css={[title, { color: theme.color.warning }]}>
        {strings.leftOpen(fixtures.length)}
      </h2>
      <p css={{ ...theme.type.small, color: theme.color.textMuted }}>{strings.leftOpenText}</p>
      <ul css={list}>
        {fixtures.map((fixture) => (
          <li key={fixture.id}>
            <MatchLine tournamentId={tournamentId} fixture={fixture} court={undefined} isOrganizer>
              {null}
            </MatchLine>
          </li>
        ))}
      </ul>
    </section>
  );
}
