import { memo, useMemo } from 'react';
import { formatDay, formatHour, paths, theme } from 'shared-kernel';
import { centreDay } from 'shared-kernel/time';
import { isCurrent } from '../../domain/isCurrent';
import { liveMatch, minuteOfLastGoal } from '../../domain/liveMatch';
import { inTime, type NextMatch, nextMatches } from '../../domain/nextMatches';
import type { Fixture, Tournament } from '../../domain/tournament';
import { isUnderWay } from '../../domain/underWay';
import { slotName } from '../../ui/playoffs/slotNames';
import { usePresentTime } from '../../ui/usePresentTime';
import { Ribbon } from './Ribbon';
import { RibbonMatch } from './RibbonItem';
import { ribbonStrings as strings } from './strings';

const matchesShown = 12;

type Props = { readonly tournaments: readonly Tournament[] };

/**
 * The board above the list: live and next matches. Each is one line of constant height, so that nothing below moves
 * when this browser's data arrives.
 */
export const RibbonBoard = memo(function RibbonBoard({ tournaments }: Props) {
  const now = usePresentTime();
  const today = now === null ? null : centreDay(now);
  const live = useMemo(() => liveOf(tournaments, now), [tournaments, now]);
  const next = useMemo(() => nextOf(tournaments, today), [tournaments, today]);
  return (
    <div css={boards}>
      <Ribbon id="live" title={strings.live} tone="warm" empty={strings.noneLive}>
        {live.map(({ tournament, fixture }) => (
          <LiveItem key={`${tournament.id} ${fixture.id}`} tournament={tournament} fixture={fixture} />
        ))}
      </Ribbon>
      <Ribbon id="next" title={strings.next} tone="cool" empty={strings.noneNext}>
        {next.map((match) => (
          <RibbonMatch
            key={`${match.tournament.id} ${match.fixture.id}`}
            to={paths.tournament(match.tournament.id)}
            fixture={match.fixture}
            above={match.tournament.name}
            below={whenOf(match, today)}
          />
        ))}
      </Ribbon>
    </div>
  );
});

type Placed = { readonly tournament: Tournament; readonly fixture: Fixture };

function liveOf(tournaments: readonly Tournament[], now: Date | null): Placed[] {
  return tournaments.flatMap((tournament) =>
    tournament.fixtures
      .filter((fixture) => liveMatch(fixture) !== null && (now === null || isUnderWay(fixture, now)))
      .map((fixture) => ({ tournament, fixture })),
  );
}

/** The matches of all tournaments that come next, those with a known time first. Times are unknown until the day is. */
function nextOf(tournaments: readonly Tournament[], today: string | null) {
  if (today === null) return [];
  const next = tournaments
    .filter((tournament) => isCurrent(tournament, today))
    .flatMap((tournament) => nextMatches(tournament, today).map((match) => ({ ...match, tournament })));
  return inTime(next).slice(0, matchesShown);
}

function LiveItem({ tournament, fixture }: Placed) {
  const live = liveMatch(fixture);
  const minute = minuteOfLastGoal(fixture);
  if (live === null) return null;
  return (
    <RibbonMatch
      to={paths.tournament(tournament.id)}
      fixture={fixture}
      above={tournament.name}
      below={[strings.set(live.setIndex), minute !== null && strings.minute(minute)]
        .filter(Boolean)
        .join(', ')}
      score={live}
    />
  );
}

function whenOf(
  { day, time, court, fixture, tournament }: NextMatch & { readonly tournament: Tournament },
  today: string | null,
): string {
  const { slot, round } = fixture;
  const stage = slot ? slotName(slot, tournament.teams.length) : strings.round(round ?? 1);
  const known = day !== null && (day === today ? strings.today : formatDay(day));
  return [
    known || `${stage}, ${strings.of(formatDay(tournament.date))}`,
    time && formatHour(time),
    court !== null && strings.court(court),
  ]
    .filter(Boolean)
    .join(', ');
}

const boards = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // From edge to edge, as the boards run along the glass.
  marginInline: `calc(-1 * ${theme.gutter})`,
  marginBlockEnd: theme.space(8),
  borderBlockEnd: `1px solid ${theme.color.edgeStrong}`,
} as const;
