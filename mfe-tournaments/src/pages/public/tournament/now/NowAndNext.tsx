import { useId } from 'react';
import { theme } from 'shared-kernel';
import { leftOpen } from '../../../../matchday/matchOrder';
import { nextCalls } from '../../../../matchday/nextCalls';
import { crowdedCourts, isDayRunning, underWay } from '../../../../matchday/runningDay';
import type { Fixture, Tournament } from '../../../../model/tournament';
import { usePresentTime } from '../../../../widgets/usePresentTime';
import { CallRow } from './CallRow';
import { LiveRow } from './LiveRow';
import { list, MatchLine, title } from './MatchLine';
import { strings } from './strings';

type Props = { readonly tournament: Tournament; readonly isOrganizer: boolean };

/** The current matches of a running day, court by court, and the next ones. */
export function NowAndNext({ tournament, isOrganizer }: Props) {
  const now = usePresentTime();
  const id = useId();
  if (now === null) return null;
  const forgotten = isOrganizer ? leftOpen(tournament.fixtures, now) : [];
  const open = forgotten.length > 0 && <LeftOpen tournamentId={tournament.id} fixtures={forgotten} />;
  if (!isDayRunning(tournament, now)) return open;
  const playing = underWay(tournament, now);
  const calls = nextCalls(tournament, now);
  const isLeft = tournament.fixtures.some(({ status, postponed }) => status === 'pending' && !postponed);
  return (
    <div css={regions} data-print="hide">
      <section aria-labelledby={`${id}-now`}>
        <h2 id={`${id}-now`} css={title}>
          {strings.now}
        </h2>
        {crowdedCourts(playing).map(({ court, matches }) => (
          <p key={court} css={crowded}>
            {strings.crowded(matches, court)}
          </p>
        ))}
        {playing.length === 0 ? (
          <p css={nothing}>{strings.nobodyPlays}</p>
        ) : (
          <ul css={list}>
            {playing.map(({ fixture, court }) => (
              <LiveRow
                key={fixture.id}
                tournamentId={tournament.id}
                fixture={fixture}
                court={court}
                isOrganizer={isOrganizer}
              />
            ))}
          </ul>
        )}
        {open}
      </section>
      <section aria-labelledby={`${id}-next`}>
        <h2 id={`${id}-next`} css={title}>
          {strings.next}
        </h2>
        {calls.length === 0 ? (
          <p css={nothing}>{isLeft ? strings.nobodyFree : strings.nothingLeft}</p>
        ) : (
          <ul css={list}>
            {calls.map((call) => (
              <CallRow
                key={call.fixture.id}
                tournamentId={tournament.id}
                call={call}
                isOrganizer={isOrganizer}
              />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

const regions = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  alignItems: 'start',
  gap: `${theme.space(3)} ${theme.space(6)}`,
  marginBlockEnd: theme.space(6),
} as const;

const nothing = { ...theme.type.small, color: theme.color.textMuted } as const;

const crowded = { ...theme.type.small, fontWeight: 600, color: theme.color.warning } as const;

type LeftOpenProps = { readonly tournamentId: string; readonly fixtures: readonly Fixture[] };

/** For the organiser: begun matches with unfinished sheets. */
function LeftOpen({ tournamentId, fixtures }: LeftOpenProps) {
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
