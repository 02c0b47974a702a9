import { type ReactNode, useId, useMemo, useState } from 'react';
import { isolated, theme, useSession } from 'shared-kernel';
import { Disclosure } from 'shared-kernel/disclosure';
import { EmptyState } from 'shared-kernel/states';
import { Icon, Pane, Stack } from 'shared-kernel/ui';
import { championOf } from '../../competition/championOf';
import { hasPlayoffs } from '../../competition/playoffs/tree';
import type { Criterion, Ranking, RankReason, StandingRow } from '../../competition/standings/standings';
import { rank } from '../../competition/standings/standings';
import { readsLike } from '../../competition/teams/readsLike';
import type { Tournament } from '../../model/tournament';
import { TeamName } from '../TeamName';
import { agreed, slotName, teamNames } from '../words';
import {
  columns as allColumns,
  type Column,
  columnNames,
  figureOf,
  ranked,
  StandingsTable,
  signed,
  tableStrings,
} from './StandingsTable';
import { useMovement } from './useMovement';

const strings = {
  none: 'Le classement apparaîtra avec les équipes.',
  figures: (team: string) => `Tous les chiffres de l’équipe ${isolated(team)}`,
  why: 'Pourquoi cet ordre\u00a0?',
  rule: 'Victoire\u00a0: 4\u00a0points. Défaite\u00a0: 1\u00a0point, ou 2 si le perdant était à un set de la victoire. Forfait\u00a0: aucun point. À égalité\u00a0: différence de sets, différence de buts, confrontations directes, puis décision de l’organisateur (l’ordre alphabétique en attendant).',
  tie: (teams: readonly string[]) =>
    `À égalité en tête\u00a0: ${teamNames(teams)}. Il n’y a pas de champion tant que l’organisateur ne les a pas départagées.`,
  semifinal: 'Directement en demi-finale',
  quarterfinal: 'En quart de finale',
} as const;

/** Points first, as in French sports pages: a phone shows the first columns, and unfolds the others. */
const columns: readonly Column[] = ['points', ...allColumns.filter((column) => column !== 'points')];

type Props = {
  readonly tournament: Tournament;
  /** Below the table: what an organiser decides about teams that are equal. */
  readonly tieBreaks?: (undecided: Ranking['undecided']) => ReactNode;
};

/** The table with the rule of points, and why each team is where it is. */
export function Standings({ tournament, tieBreaks }: Props) {
  const { rows, reasons, undecided } = useMemo(() => rank(tournament), [tournament]);
  const movement = useMovement(tournament);
  const session = useSession();
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const id = useId();
  const toggle = (name: string) =>
    setUnfolded(unfolded.includes(name) ? unfolded.filter((each) => each !== name) : [...unfolded, name]);
  const first = championOf(tournament);
  if (rows.length === 0) return <EmptyState title={strings.none} />;
  const club = session.status === 'member' ? session.user.club : undefined;
  // Before the first finished match the alphabet alone would qualify teams.
  const showsZones = hasPlayoffs(tournament) && rows.some(({ played }) => played > 0);
  const withdrawn = new Set(tournament.withdrawals?.map(({ team }) => team));
  const sentences = reasons.map((reason, index) =>
    whyAbove(rows[index] as StandingRow, rows[index + 1] as StandingRow, reason),
  );
  return (
    <Stack gap={5}>
      <div>
        <Pane flush>
          <div css={{ overflowX: 'auto' }}>
            <StandingsTable
              rows={ranked(rows)}
              columns={columns}
              movement={movement}
              marks={({ name, rank }) => ({
                'data-own': (club && readsLike(name, club)) || undefined,
                'data-zone': showsZones ? zoneOf(rank) : undefined,
              })}
              name={({ name, rank }) => (
                <>
                  <div>
                    <TeamName name={name} />
                    <button
                      type="button"
                      aria-label={strings.figures(name)}
                      aria-expanded={unfolded.includes(name)}
                      aria-controls={`${id}-${rank}`}
                      onClick={() => toggle(name)}
                      data-print="hide"
                    >
                      <Icon name="chevron" />
                    </button>
                  </div>
                  {withdrawn.has(name) && <small>{tableStrings.withdrawn}</small>}
                </>
              )}
              below={(row) =>
                unfolded.includes(row.name) && (
                  <dl id={`${id}-${row.rank}`}>
                    {columns.map((column) => (
                      <div key={column}>
                        <dt>{columnNames[column][1]}</dt>
                        <dd>{figureOf(row, column)}</dd>
                      </div>
                    ))}
                  </dl>
                )
              }
              css={table}
            />
          </div>
        </Pane>
        {showsZones && (
          <Stack as="ul" direction="row" css={legend}>
            {(Object.keys(zoneEdges) as Zone[]).map((zone) => (
              <li key={zone} style={{ '--zone': zoneEdges[zone] } as React.CSSProperties}>
                {zone === 'relegation' ? slotName(zone, rows.length) : strings[zone]}
              </li>
            ))}
          </Stack>
        )}
      </div>
      <p css={{ ...theme.muted, maxWidth: theme.measure }}>{strings.rule}</p>
      {first?.kind === 'tie' && <p>{strings.tie(first.teams)}</p>}
      {tieBreaks?.(undecided)}
      {sentences.length > 0 && <FoldedSentences summary={strings.why} sentences={sentences} />}
    </Stack>
  );
}

/** The edge of a row marks the team's next stage: by its colour, and by its line for readers without colours. */
const zoneEdges = {
  semifinal: `4px solid ${theme.color.action}`,
  quarterfinal: `4px double ${theme.color.edgeStrong}`,
  relegation: `4px dotted ${theme.color.warm}`,
} as const;

type Zone = keyof typeof zoneEdges;

/** Where each rank goes when there are playoffs (specification, section 9). */
function zoneOf(rank: number): Zone | undefined {
  if (rank <= 2) return 'semifinal';
  if (rank <= 6) return 'quarterfinal';
  return rank <= 8 ? 'relegation' : undefined;
}

const legend = {
  ...theme.muted,
  gap: `0 ${theme.space(5)}`,
  marginBlockStart: theme.space(3),
  '& > li::before': {
    content: '""',
    display: 'inline-block',
    height: '0.9em',
    marginInlineEnd: theme.space(2),
    verticalAlign: '-0.1em',
    borderInlineStart: 'var(--zone)',
  },
} as const;

/** A league table of a sports page: figures aligned, ranks and points large, the reader's own club lit. */
const table = {
  '& th, & td': { padding: `${theme.space(3)} ${theme.space(1)}` },
  '& thead th': {
    ...theme.type.label,
    fontSize: '1rem',
    color: theme.color.textMuted,
    borderBlockEnd: `1px solid ${theme.color.edgeStrong}`,
  },
  '& [data-column=name]': { whiteSpace: 'normal' },
  '& tbody th': { fontWeight: 600 },
  '& tbody th > small': {
    ...theme.type.small,
    display: 'block',
    color: theme.color.warning,
    fontWeight: 400,
  },
  // The whole line unfolds under a thumb.
  '& tbody tr': { position: 'relative' },
  '& tbody th > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    lineHeight: 1.25,
  },
  '& tbody th button': {
    flex: 'none',
    width: '1rem',
    height: '1.5rem',
    padding: 0,
    border: 0,
    borderRadius: '2px',
    background: theme.color.edge,
    color: theme.color.action,
    fontSize: '0.75rem',
    cursor: 'pointer',
    touchAction: 'manipulation',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&[aria-expanded=true] > svg': { rotate: '180deg' },
  },
  '& tbody tr + tr > *': { borderBlockStart: `1px solid ${theme.color.edge}` },
  '& tbody td': { fontFamily: theme.font.display, fontSize: '1.25rem', color: theme.color.textMuted },
  '& [data-figures] > td': { whiteSpace: 'normal', textAlign: 'start' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: theme.space(6),
    fontFamily: theme.font.text,
    fontSize: '1rem',
    fontWeight: 400,
    color: theme.color.textMuted,
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: theme.space(2) },
    '& dd': { color: theme.color.text, fontVariantNumeric: 'tabular-nums' },
  },
  '& td[data-column=rank]': {
    width: '2.75rem',
    paddingInlineStart: theme.space(3),
    textAlign: 'center',
    fontWeight: 700,
    color: theme.color.text,
    borderInlineStart: '4px solid transparent',
  },
  '& [data-movement]': { display: 'block', fontSize: '0.75rem' },
  '& td[data-column=points]': { fontWeight: 800, fontSize: '1.5rem', color: theme.color.text },
  '& tr > :last-child': { paddingInlineEnd: theme.space(4) },
  '& tbody tr:first-of-type td[data-column=rank]': { color: theme.color.warm },
  '& [data-own]': {
    background: theme.color.actionTint,
    // Seen where a contrast theme paints over the background.
    outline: '2px solid transparent',
    outlineOffset: '-2px',
  },
  '& [data-zone=semifinal] td[data-column=rank]': { borderInlineStart: zoneEdges.semifinal },
  '& [data-zone=quarterfinal] td[data-column=rank]': { borderInlineStart: zoneEdges.quarterfinal },
  '& [data-zone=relegation] td[data-column=rank]': { borderInlineStart: zoneEdges.relegation },
  // Contrast themes show transparent lines.
  [theme.media.forced]: {
    '& tr:not([data-zone]) > td[data-column=rank]': { borderInlineStartColor: 'Canvas' },
  },
  // A phone keeps the names whole and unfolds the figures; a small one has the matches played as its last column.
  '@media screen and (max-width: 47.99rem)': {
    [columns
      .slice(2, -1)
      .map((column) => `& [data-column=${column}]`)
      .join(', ')]: { display: 'none' },
  },
  '@media screen and (max-width: 22.4rem)': {
    '& [data-column=goalDifference]': { display: 'none' },
    '& [data-column=played]': { paddingInlineEnd: theme.space(3) },
  },
  [theme.media.tablet]: {
    '& th, & td': { paddingInline: theme.space(2.5) },
    '& tbody th button, & [data-figures]': { display: 'none' },
  },
  '@media print': { '& td, & th': { paddingBlock: '1.5mm' } },
} as const;

type FoldedProps = { readonly summary: string; readonly sentences: readonly string[] };

/** What a table or a drawing shows, in sentences that unfold below it. */
export function FoldedSentences({ summary, sentences }: FoldedProps) {
  return (
    <div data-print="hide">
      <Disclosure summary={summary}>
        <ol css={{ ...theme.column, gap: theme.space(2) }}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}

/** Explains in one sentence why a row is above another, and names the only criterion that decided. */
export function whyAbove(upper: StandingRow, lower: StandingRow, { by, decision }: RankReason): string {
  const [first, second] = [isolated(upper.name), isolated(lower.name)];
  const leads = agreed(upper.name, 'devance', 'devancent');
  const reasons: Readonly<Record<Criterion, string>> = {
    points: `${first} ${leads} ${second} aux points\u00a0: ${upper.points} contre ${lower.points}.`,
    'set-difference': `À égalité de points, ${first} ${leads} ${second} à la différence de sets\u00a0: ${signed(upper.setDifference)} contre ${signed(lower.setDifference)}.`,
    'goal-difference': `À égalité de points et de sets, ${first} ${leads} ${second} à la différence de buts\u00a0: ${signed(upper.goalDifference)} contre ${signed(lower.goalDifference)}.`,
    'head-to-head': `À égalité de points, de sets et de buts, ${first} ${leads} ${second} aux confrontations directes.`,
    lots: `Rien ne les sépare\u00a0: le tirage au sort place ${first} devant ${second}.`,
    organizer: `Rien ne les sépare\u00a0: l’organisateur place ${first} devant ${second}.`,
    name: `Rien ne sépare ${first} et ${second}, ni points, ni sets, ni buts, ni confrontations directes\u00a0: l’ordre alphabétique vaut en attendant une décision.`,
    withdrawal: `${second} ${agreed(lower.name, 'a déclaré forfait général et passe', 'ont déclaré forfait général et passent')} derrière ${first}.`,
  };
  return decision?.reason ? `${reasons[by]} Motif\u00a0: ${isolated(decision.reason)}` : reasons[by];
}
