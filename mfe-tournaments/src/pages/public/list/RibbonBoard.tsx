import { memo } from 'react';
import { formatDay, formatHour, paths, theme, useSessionKind } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { centreDay } from 'shared-kernel/time';
import { VisuallyHidden } from 'shared-kernel/ui';
import { type LiveMatch, liveMatch, minuteOfLastGoal } from '../../../competition/liveMatch';
import { isUnderWay } from '../../../competition/shownStatus';
import { isCurrent } from '../../../matchday/isCurrent';
import { type NextMatch, nextMatches, sortedByTime } from '../../../matchday/nextMatches';
import type { Fixture, Tournament } from '../../../model/tournament';
import { Crest, DistinctCrests } from '../../../widgets/Crest';
import { cut, NameOnOneLine } from '../../../widgets/NameOnOneLine';
import { usePresentTime } from '../../../widgets/usePresentTime';
import { minuteName, momentAndCourt, setName, stageOf } from '../../../widgets/words';
import { ribbonStrings as strings } from './strings';

const matchesShown = 12;

type Item = {
  readonly tournament: Tournament;
  readonly fixture: Fixture;
  readonly remark: string;
  /** While it is played. */
  readonly score?: LiveMatch;
};

type Props = { readonly tournaments: readonly Tournament[] };

/** Live and next matches, each board in one line: nothing below moves when this browser's data arrives. */
export const RibbonBoard = memo(function RibbonBoard({ tournaments }: Props) {
  const now = usePresentTime();
  const today = now === null ? null : centreDay(now);
  // The back end may report a match at any moment.
  const isReserved = useSessionKind() === 'hosted';
  return (
    <div css={boards} data-reserved={isReserved || undefined}>
      <Ribbon id="live" color={theme.color.warm} items={liveOf(tournaments, now)} />
      <Ribbon id="next" color={theme.color.action} items={nextOf(tournaments, today)} />
    </div>
  );
});

function liveOf(tournaments: readonly Tournament[], now: Date | null): Item[] {
  return tournaments.flatMap((tournament) =>
    tournament.fixtures.flatMap((fixture) => {
      const score = liveMatch(fixture);
      if (score === null || (now !== null && !isUnderWay(fixture, now))) return [];
      const minute = minuteOfLastGoal(fixture);
      const goal = minute === null ? '' : `, ${strings.goalAt(minuteName(minute))}`;
      return { tournament, fixture, score, remark: `${setName(score.setIndex)}${goal}` };
    }),
  );
}

/** The matches of all tournaments that come next, those with a known time first. Times are unknown until the day is. */
function nextOf(tournaments: readonly Tournament[], today: string | null): Item[] {
  if (today === null) return [];
  const next = tournaments
    .filter((tournament) => isCurrent(tournament, today))
    .flatMap((tournament) => nextMatches(tournament, today).map((match) => ({ ...match, tournament })));
  return sortedByTime(next)
    .slice(0, matchesShown)
    .map((match) => ({ ...match, remark: whenOf(match, match.tournament, today) }));
}

function whenOf(
  { day, time, court, fixture }: NextMatch,
  { teams, date }: Tournament,
  today: string,
): string {
  const stage = `${stageOf(fixture, teams.length)}, ${strings.of(formatDay(date))}`;
  const moment = day === null ? stage : day === today ? strings.today : formatDay(day);
  return momentAndCourt(court, moment, time && formatHour(time));
}

type RibbonProps = { readonly id: 'live' | 'next'; readonly color: string; readonly items: readonly Item[] };

/** One board: its name at the head, then its items in a line, pushed sideways where they are more than fit. */
function Ribbon({ id, color, items }: RibbonProps) {
  const { title, empty } = strings[id];
  return (
    <section
      aria-labelledby={`ribbon-${id}`}
      css={ribbon}
      style={{ '--light': color } as React.CSSProperties}
      data-lit={items.length > 0 || undefined}
    >
      <h2 id={`ribbon-${id}`}>{title}</h2>
      {items.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul>
          {items.map((each) => (
            <RibbonMatch key={`${each.tournament.id} ${each.fixture.id}`} {...each} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** As two lines of a scoreboard; the whole of it leads to its tournament. */
function RibbonMatch({ tournament, fixture, remark, score }: Item) {
  const teams = [
    { name: fixture.homeTeam, sets: score?.homeSets, goals: score?.homeGoals },
    { name: fixture.awayTeam, sets: score?.awaySets, goals: score?.awayGoals },
  ];
  return (
    <li css={item}>
      <Link to={paths.tournament(tournament.id)}>
        <span data-part="fact">
          <NameOnOneLine name={tournament.name} />
        </span>
        <VisuallyHidden>, </VisuallyHidden>
        <DistinctCrests teams={tournament.teams}>
          {teams.map(({ name, sets, goals }, index) => (
            <span key={name} data-part="team">
              <Crest team={name} size={22} />
              <strong>
                <NameOnOneLine name={name} />
              </strong>
              {sets !== undefined && (
                <>
                  <VisuallyHidden>, {strings.goals} </VisuallyHidden>
                  <i>{goals}</i>
                  <VisuallyHidden>, {strings.sets} </VisuallyHidden>
                  <b>{sets}</b>
                </>
              )}
              <VisuallyHidden>{index === 0 ? ' – ' : ', '}</VisuallyHidden>
            </span>
          ))}
        </DistinctCrests>
        <span data-part="fact">{remark}</span>
      </Link>
    </li>
  );
}

const boards = {
  // From edge to edge, as the boards run along the glass.
  marginInline: `calc(-1 * ${theme.gutter})`,
  marginBlockEnd: theme.space(8),
  borderBlockEnd: `1px solid ${theme.color.edgeStrong}`,
} as const;

/** A board with matches, or in a browser that has tournaments of its own (shell/src/loader/ownTournaments.ts). */
const reserved = ':is([data-lit], [data-reserved] *, html[data-own-tournaments] *)&';

const ribbon = {
  position: 'relative',
  display: 'grid',
  // An empty board is one line, unless this browser has tournaments that may fill it.
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'minmax(2.75rem, auto)',
  [reserved]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '1.75rem 6.25rem' },
  borderBlockStart: `1px solid ${theme.color.edgeStrong}`,
  background: `radial-gradient(circle, rgb(150 200 255 / 0.1) 1px, transparent 1.4px) 0 0 / 6px 6px, ${theme.color.glass}`,
  // The light at its upper edge, strong at the head.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '-1px 0 auto',
    height: '2px',
    background: 'linear-gradient(90deg, var(--light), transparent 60%)',
    opacity: 0.35,
  },
  '&[data-lit]::before': { opacity: 1 },
  '& > h2': {
    ...theme.type.label,
    alignSelf: 'center',
    paddingInline: theme.gutter,
    color: 'var(--light)',
    whiteSpace: 'nowrap',
  },
  [`${reserved} > h2`]: { alignSelf: 'end' },
  '& > p': { alignSelf: 'center', paddingInlineEnd: theme.gutter, color: theme.color.textMuted },
  [`${reserved} > p`]: { paddingInlineStart: theme.gutter },
  '& > ul': {
    ...theme.unlisted,
    display: 'flex',
    alignItems: 'stretch',
    paddingInline: theme.gutter,
    overflowX: 'auto',
    overflowY: 'hidden',
    // Without snapping: a snapped item would keep its place when another match comes before it.
    scrollbarWidth: 'thin',
  },
  [theme.media.tablet]: {
    gridTemplateColumns: 'calc(13rem + max(0px, (100vw - 80rem) / 12)) minmax(0, 1fr)',
    [reserved]: {
      gridTemplateColumns: 'calc(10rem + max(0px, (100vw - 80rem) / 12)) minmax(0, 1fr)',
      gridTemplateRows: '7.25rem',
    },
    [`${reserved} > h2`]: {
      alignSelf: 'center',
      whiteSpace: 'normal',
      paddingInlineEnd: theme.space(4),
      fontSize: '1.5rem',
    },
    [`& > ul, & > p, ${reserved} > p`]: { paddingInlineStart: theme.space(4) },
  },
  '@media print': { [`&, ${reserved}`]: { gridTemplateRows: 'auto auto' }, '& > ul': { flexWrap: 'wrap' } },
} as const;

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
  '& [data-part=fact]': { ...theme.muted, ...cut, lineHeight: 1.3 },
  '& [data-part=team]': {
    display: 'grid',
    gridTemplateColumns: '22px minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: theme.space(2),
  },
  '& strong, & i, & b': { font: `700 min(1.25rem, 6.25vw)/1.2 ${theme.font.display}` },
  '& strong': { display: 'grid' },
  '& i, & b': { fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  '& i': { fontWeight: 800, color: theme.color.warm },
  '& b': { minWidth: '1.25rem' },
} as const;
