import { theme } from 'shared-kernel';
import type { Bracket } from '../../competition/playoffs/bracket';
import { AsWritten } from '../TeamName';
import { BracketCard } from './BracketCard';
import { playoffRounds, roundTitle, slotsOfRound } from './strings';

type Props = {
  readonly bracket: Bracket;
  /** How many are entered. */
  readonly teams: number;
  readonly tournamentId: string;
  readonly isOrganizer: boolean;
};

/** The tree: one round under the other on a phone, side by side with its lines from a tablet on. */
export function BracketDrawing({ bracket, teams, tournamentId, isOrganizer }: Props) {
  return (
    <div css={tree}>
      {playoffRounds.map((round) => (
        <section key={round} data-round={round} aria-label={roundTitle(round, teams)}>
          <h2>
            <AsWritten>{roundTitle(round, teams)}</AsWritten>
          </h2>
          <ul>
            {bracket.matches
              .filter(({ slot }) => slotsOfRound[round].includes(slot))
              .map((match) => (
                <BracketCard
                  key={match.slot}
                  match={match}
                  tournamentId={tournamentId}
                  isOrganizer={isOrganizer}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const gap = theme.space(10);
const line = `2px solid ${theme.color.edgeStrong}`;

const tree = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(6),
  '& h2': { ...theme.type.label, marginBlockEnd: theme.space(3), color: theme.color.textMuted },
  '& ul': { ...theme.unlisted, display: 'grid', gap: theme.space(4) },
  '& li': { position: 'relative' },
  [theme.media.tablet]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: gap,
    '& section': { display: 'grid', gridTemplateRows: 'auto 1fr' },
    '& ul': { gridAutoRows: '1fr', gap: theme.space(6) },
    '& li': { alignContent: 'center' },
    '& [data-round=relegation]': { gridColumn: 1, marginBlockStart: theme.space(4) },
    // A winner's way: straight from quarter to semifinal, then both semifinals to the final.
    '& [data-round=quarterfinals] li::after, & [data-round=semifinals] li::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '100%',
      top: '50%',
      width: gap,
      borderBlockStart: line,
    },
    '& [data-round=semifinals] li::after': { width: `calc(${gap} / 2)` },
    '& [data-round=final] ul': { position: 'relative' },
    '& [data-round=final] ul::before': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: `calc(100% + ${gap} / 2)`,
      insetBlock: `calc(25% - ${theme.space(1.5)})`,
      borderInlineStart: line,
    },
    '& [data-round=final] li::before': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: '100%',
      top: '50%',
      width: `calc(${gap} / 2)`,
      borderBlockStart: line,
    },
  },
} as const;
