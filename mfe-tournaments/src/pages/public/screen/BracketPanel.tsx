import { theme } from 'shared-kernel';
import type { BracketSide } from '../../../competition/playoffs/bracket';
import { NameOnOneLine } from '../../../widgets/NameOnOneLine';
import { playoffRounds, roundTitle, sideName, slotsOfRound } from '../../../widgets/playoffs/strings';
import type { PanelProps } from './panels';
import { units } from './units';

export function BracketPanel({ panel: { bracket }, tournament }: PanelProps<'bracket'>) {
  return (
    <div css={tree}>
      {playoffRounds.map((round) => (
        <div key={round} data-round={round}>
          <h3>{roundTitle(round, tournament.teams.length)}</h3>
          <ul>
            {bracket.matches
              .filter(({ slot }) => slotsOfRound[round].includes(slot))
              .map(({ slot, home, away }) => (
                <li key={slot}>
                  <Side side={home} />
                  <Side side={away} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Side({ side }: { readonly side: BracketSide }) {
  return (
    <p data-known={side.team !== null || undefined} data-winner={side.isWinner || undefined}>
      <NameOnOneLine name={sideName(side)} />
      <b>{side.score ?? ''}</b>
    </p>
  );
}

const tree = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gridTemplateRows: 'minmax(0, 2fr) minmax(0, 1fr)',
  columnGap: units(4),
  rowGap: units(2),
  minHeight: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minHeight: 0,
  },
  '& [data-round=relegation]': { gridColumn: 1 },
  '& h3': { fontSize: units(3.2), fontWeight: 600, color: theme.color.textMuted, marginBlockEnd: units(1) },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoRows: 'minmax(0, 1fr)',
    gap: units(2),
    padding: 0,
    listStyleType: "''",
  },
  '& li': {
    alignSelf: 'center',
    padding: `${units(1)} ${units(2)}`,
    border: `2px solid ${theme.color.edge}`,
    borderBlockStartColor: theme.color.action,
    borderRadius: theme.radius,
    background: theme.color.glass,
  },
  '& p': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: units(2),
    minHeight: units(5.6),
    fontFamily: theme.font.display,
    fontSize: units(4.4),
    fontWeight: 600,
    lineHeight: 1.25,
    color: theme.color.textMuted,
    '&[data-known]': { color: theme.color.text },
    '&[data-winner] b': { color: theme.color.warm },
  },
} as const;
