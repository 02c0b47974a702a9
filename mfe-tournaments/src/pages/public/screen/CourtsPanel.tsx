import { theme } from 'shared-kernel';
import { keyframes, VisuallyHidden } from 'shared-kernel/ui';
import { liveMatch, minuteOfLastGoal } from '../../../competition/liveMatch';
import { shownScore, winnerOf } from '../../../competition/outcome';
import { plansOf } from '../../../model/plans';
import { type Fixture, type Tournament, winningSetsOf } from '../../../model/tournament';
import { Crest } from '../../../widgets/Crest';
import { cut, NameOnOneLine } from '../../../widgets/NameOnOneLine';
import { courtName, joinKnown, minuteName, setName, stageOf } from '../../../widgets/words';
import { units } from './FullWindow';
import type { PanelProps } from './panels';
import { strings } from './strings';

export function CourtsPanel({ panel: { fixtures }, tournament, held }: PanelProps<'courts'>) {
  const columns = fixtures.length > 2 ? 2 : 1;
  return (
    <ul css={list} style={{ '--columns': columns } as React.CSSProperties}>
      {fixtures.map((fixture) => (
        <li key={fixture.id}>
          <CourtBoard
            tournament={tournament}
            fixture={fixture}
            count={fixtures.length}
            decidedSet={held.get(fixture.id)}
          />
        </li>
      ))}
    </ul>
  );
}

const list = {
  ...theme.unlisted,
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  gridAutoRows: 'minmax(0, 1fr)',
  gap: units(2),
  '& > li': { containerType: 'size', ...theme.column, minHeight: 0 },
  '@media (max-aspect-ratio: 1/1)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

type Props = {
  readonly tournament: Tournament;
  readonly fixture: Fixture;
  /** How many boards share the panel. */
  readonly count: number;
  /** Something has just happened here. */
  readonly isFresh?: boolean;
  /** A set that has just been won: its score instead of that of the next one. */
  readonly decidedSet?: number | undefined;
};

/** How high the letters of a name are, by how many boards there are; letters under four are unreadable from the bar. */
const nameUnits = [0, 10, 8, 6.8, 6.8, 5.4, 5.4] as const;

/** A court's scoreboard: the teams, the goals of the set, the sets won, and the time of the last goal. */
export function CourtBoard({ tournament, fixture, count, isFresh = false, decidedSet }: Props) {
  const { homeTeam, awayTeam, status } = fixture;
  const live = liveMatch(fixture, decidedSet);
  const sets = shownScore(fixture, winningSetsOf(tournament));
  const winner = winnerOf(fixture);
  const minute = minuteOfLastGoal(fixture);
  const placements = plansOf(tournament).flatMap((day) => day.placements);
  const court = placements.find((each) => each.fixture === fixture.id)?.court;
  const stage = stageOf(fixture, tournament.teams.length);
  const teams = [
    { name: homeTeam, goals: live?.homeGoals, sets: sets?.home },
    { name: awayTeam, goals: live?.awayGoals, sets: sets?.away },
  ];
  return (
    <div
      css={board}
      data-fresh={isFresh || undefined}
      style={{ '--own-name': units(nameUnits[count] ?? 5.4) } as React.CSSProperties}
    >
      <p data-part="where">
        <span>{joinKnown(' · ', court !== undefined && courtName(court), stage)}</span>
        {minute !== null && !live?.isHeld && (
          <span data-part="minute">{strings.goalAt(minuteName(minute))}</span>
        )}
        <span>
          {status === 'finished'
            ? strings.over
            : live && (live.isHeld ? strings.setOver : setName)(live.setIndex)}
        </span>
      </p>
      {teams.map(({ name, goals, sets: won }) => (
        <p key={name} data-part="team" data-winner={winner === name || undefined}>
          <span data-part="crest" aria-hidden="true">
            <Crest team={name} size={48} />
          </span>
          <span data-part="name">
            <NameOnOneLine name={name} />
          </span>
          {goals !== undefined && (
            <b>
              <span>{goals}</span>
              <VisuallyHidden> {strings.goals}</VisuallyHidden>
            </b>
          )}
          <span data-part="sets">
            <span>{won ?? 0}</span>
            <VisuallyHidden> {strings.sets}</VisuallyHidden>
          </span>
        </p>
      ))}
    </div>
  );
}

const sweep = keyframes({
  from: { backgroundPosition: '130% 0', borderColor: theme.color.warm },
  to: { backgroundPosition: '-80% 0', borderColor: theme.color.edgeStrong },
});

/** Above the names: the place, the minute, the set. */
const lineThatFits = `min(${units(2.8)}, 14cqh)`;
/** The rest of a board's height below that line, for two names and the gap between them. */
const nameThatFits = `calc((100cqh - 1.15 * ${lineThatFits} - 6px) / 3.5)`;

const board = {
  '--name': `min(var(--own-name), ${nameThatFits})`,
  display: 'grid',
  alignContent: 'center',
  gap: `calc(var(--name) * 0.15)`,
  minWidth: 0,
  minHeight: 0,
  padding: `calc(var(--name) * 0.3) calc(var(--name) * 0.5)`,
  border: `2px solid ${theme.color.edge}`,
  borderBlockStartColor: theme.color.action,
  borderRadius: theme.radius,
  background: `linear-gradient(150deg, rgb(150 200 255 / 0.08), transparent 45%), ${theme.color.glass}`,
  '&[data-fresh]': {
    borderColor: theme.color.warm,
    backgroundImage: `linear-gradient(100deg, transparent 35%, ${theme.color.warmTint} 45%, rgb(255 156 91 / 0.55) 50%, ${theme.color.warmTint} 55%, transparent 65%)`,
    backgroundSize: '200% 100%',
    backgroundPosition: '-80% 0',
    animation: `${sweep} 1.6s ease-out 1`,
  },
  '& [data-part=where]': {
    display: 'flex',
    gap: units(2),
    fontSize: lineThatFits,
    fontWeight: 600,
    color: theme.color.textMuted,
    whiteSpace: 'nowrap',
    '& > span:first-of-type': { flex: 1, ...cut },
  },
  '& [data-part=minute]': { color: theme.color.warm },
  '& [data-part=team]': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: `calc(var(--name) * 0.4)`,
    font: `700 var(--name)/1.05 ${theme.font.display}`,
  },
  '& [data-part=crest] > *': { width: 'var(--name)', height: 'var(--name)' },
  '& [data-part=name]': { display: 'grid', minWidth: 0 },
  '& [data-part=sets]': {
    minWidth: '1.3em',
    border: `2px solid ${theme.color.edgeStrong}`,
    borderRadius: theme.radius,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '& b': {
    minWidth: '1.2em',
    fontWeight: 800,
    fontSize: '1.45em',
    lineHeight: 0.85,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    color: theme.color.warm,
  },
  // Upright, the boards are no wider than their names.
  '@media (max-aspect-ratio: 1/1)': { '--name': `min(var(--own-name), ${units(4.8)}, ${nameThatFits})` },
  '& [data-winner] ~ p, & p:has(~ [data-winner])': { color: theme.color.textMuted },
} as const;
