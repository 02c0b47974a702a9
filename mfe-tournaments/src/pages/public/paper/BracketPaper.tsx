import { formatLongDay } from 'shared-kernel';
import { type BracketSide, bracketOf } from '../../../competition/playoffs/bracket';
import { standings } from '../../../competition/standings/standings';
import type { Tournament } from '../../../model/tournament';
import { NameOnOneLine } from '../../../widgets/NameOnOneLine';
import {
  bracketStrings,
  playoffRounds,
  roundTitle,
  sideName,
  slotsOfRound,
} from '../../../widgets/playoffs/strings';
import { strings } from './strings';

/** The tree on a landscape page, with room to write the sets of pending matches. */
export function BracketPaper({ tournament }: { readonly tournament: Tournament }) {
  const bracket = bracketOf(tournament);
  if (bracket === null) return null;
  // Before the first finished match only the alphabet would decide the order, so the places stay blank.
  const isOrdered = standings(tournament).some(({ played }) => played > 0);
  const shown = (side: BracketSide) => (isOrdered ? side : { ...side, team: null });
  return (
    <div css={style}>
      <h2>{tournament.name}</h2>
      <p>
        {`${formatLongDay(tournament.date)}${isOrdered && bracket.isProvisional ? `, ${strings.provisional}` : ''}`}
      </p>
      <div data-part="tree">
        {playoffRounds.map((round) => (
          <div key={round} data-round={round}>
            <h3>{roundTitle(round, tournament.teams.length)}</h3>
            {bracket.matches
              .filter(({ slot }) => slotsOfRound[round].includes(slot))
              .map(({ slot, home, away }) => (
                <div key={slot} data-part="match">
                  <Side side={shown(home)} />
                  <Side side={shown(away)} />
                </div>
              ))}
          </div>
        ))}
      </div>
      {bracket.champion !== null && (
        <p data-part="champion">
          <span>{bracketStrings.champion}&nbsp;:&nbsp;</span>
          <NameOnOneLine name={bracket.champion} />
        </p>
      )}
    </div>
  );
}

function Side({ side }: { readonly side: BracketSide }) {
  return (
    <p data-known={side.team !== null || undefined} data-winner={side.isWinner || undefined}>
      <span>
        <NameOnOneLine name={sideName(side)} />
      </span>
      <b>{side.score ?? ''}</b>
    </p>
  );
}

const style = {
  '& [data-part=tree]': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr 1fr',
    gridTemplateRows: '84mm 44mm',
    columnGap: '10mm',
    marginBlockStart: '4mm',
  },
  '& [data-round]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto',
    gridAutoRows: '1fr',
    alignItems: 'center',
    minWidth: 0,
  },
  '& [data-round=relegation]': { gridColumn: 1 },
  '& h3': { fontSize: '11pt' },
  '& [data-part=match]': { border: '1px solid #000', breakInside: 'avoid' },
  '& [data-part=match] > p': {
    display: 'flex',
    justifyContent: 'space-between',
    height: '11mm',
    alignItems: 'center',
    fontSize: '12pt',
    color: '#555',
    '& + p': { borderBlockStart: '1px solid #777' },
    '&[data-known]': { color: '#000' },
    '&[data-winner]': { fontWeight: 700 },
    '& > span': {
      display: 'grid',
      minWidth: 0,
      paddingInline: '2mm',
    },
    '& > b': {
      flex: 'none',
      width: '12mm',
      alignSelf: 'stretch',
      borderInlineStart: '1px solid #777',
      textAlign: 'center',
      lineHeight: '11mm',
    },
  },
  '& [data-part=champion]': { display: 'flex', fontSize: '16pt', fontWeight: 700 },
} as const;
