import { memo, useMemo } from 'react';
import { formatDay, formatHour, paths, type SiteAddress, theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { centreDay } from 'shared-kernel/time';
import { VisuallyHidden } from 'shared-kernel/ui';
import { type LiveMatch, liveMatch, minuteOfLastGoal } from '../../../competition/liveMatch';
import { isUnderWay } from '../../../competition/shownStatus';
import { isCurrent } from '../../../matchday/isCurrent';
import { inTime, type NextMatch, nextMatches } from '../../../matchday/nextMatches';
import type { Fixture, Tournament } from '../../../model/tournament';
import { Crest } from '../../../widgets/Crest';
import { NameOnOneLine } from '../../../widgets/NameOnOneLine';
import { slotName } from '../../../widgets/playoffs/slotNames';
import { usePresentTime } from '../../../widgets/usePresentTime';
import { Ribbon } from './Ribbon';
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

type MatchProps = {
  readonly to: SiteAddress;
  readonly fixture: Pick<Fixture, 'homeTeam' | 'awayTeam'>;
  readonly above: string;
  readonly below: string;
  /** While it is played. */
  readonly score?: LiveMatch;
};

/** A match on a board, as two lines of a scoreboard; the whole of it leads to its tournament. */
function RibbonMatch({ to, fixture, above, below, score }: MatchProps) {
  const teams = [
    { name: fixture.homeTeam, sets: score?.homeSets, goals: score?.homeGoals },
    { name: fixture.awayTeam, sets: score?.awaySets, goals: score?.awayGoals },
  ];
  return (
    <li css={item}>
      <Link to={to}>
        <span data-part="fact">
          <NameOnOneLine name={above} />
        </span>
        <VisuallyHidden>, </VisuallyHidden>
        {teams.map(({ name, sets, goals }, index) => (
          <span key={name} data-part="team">
            <Crest team={name} size={22} />
            <strong>
              <NameOnOneLine name={name} />
            </strong>
            {sets !== undefined && (
              <>
                <VisuallyHidden>, {strings.sets} </VisuallyHidden>
                <i>{sets}</i>
                <VisuallyHidden>, {strings.goals} </VisuallyHidden>
                <b>{goals}</b>
              </>
            )}
            <VisuallyHidden>{index === 0 ? ' – ' : ', '}</VisuallyHidden>
          </span>
        ))}
        <span data-part="fact">{below}</span>
      </Link>
    </li>
  );
}

const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const item = {
  flex: 'none',
  width: 'min(17rem, 78vw)',
  '& + &': { borderInlineStart: `1px solid ${theme.color.edge}` },
  '&:not(:first-of-type) > a': { paddingInlineStart: theme.space(4) },
  '& > a': {
    display: 'grid',
    alignContent: 'center',
    gap: theme.space(0.5),
    height: '100%',
    paddingInlineEnd: theme.space(4),
    color: theme.color.text,
    textDecoration: 'none',
    outlineOffset: '-4px',
  },
  [theme.media.hover]: { '& > a:hover strong': { color: theme.color.action } },
  '& [data-part=fact]': { ...theme.type.small, ...cut, lineHeight: 1.3, color: theme.color.textMuted },
  '& [data-part=team]': {
    display: 'grid',
    gridTemplateColumns: '22px minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: theme.space(2),
  },
  '& strong': {
    minWidth: 0,
    fontFamily: theme.font.display,
    fontWeight: 700,
    fontSize: '1.25rem',
    lineHeight: 1.2,
  },
  '& i, & b': {
    fontFamily: theme.font.display,
    fontStyle: 'normal',
    fontSize: '1.25rem',
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  },
  '& i': { color: theme.color.textMuted },
  '& b': { minWidth: '1.25rem', fontWeight: 800, color: theme.color.warm },
} as const;
