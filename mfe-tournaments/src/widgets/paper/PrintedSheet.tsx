import { formatLongDay, isolated } from 'shared-kernel';
import {
  type CardType,
  type Fixture,
  type Goal,
  type GoalType,
  type MatchDetails,
  type PlayerId,
  type Side,
  type Tournament,
  winningSetsOf,
} from '../../model/tournament';
import { goalsOf, goalsToWinASet, matchScore, setsNeededAtMost, sides } from '../../scoring/score';
import { NameOnOneLine, shortenedName } from '../NameOnOneLine';
import type { Squads } from '../squads';
import { clampedLines } from '../textFit';
import { setName, stageOf } from '../words';

const strings = {
  against: 'contre',
  players: ['Attaquant', 'Défenseur'],
  goals: 'Buts (A attaquant, D défenseur, P penalty, C sur carton)',
  totals: ['Cartons', 'Total'],
  sets: 'Sets gagnés',
  referee: 'Arbitre',
  goalMarks: { attacker: 'A', defender: 'D', penalty: 'P' } satisfies Record<GoalType, string>,
  awarded: 'C',
  cardMarks: { green: 'V', yellow: 'J', red: 'R' } satisfies Record<CardType, string>,
} as const;

const goalNumbers = Array.from({ length: goalsToWinASet }, (_, index) => index + 1);

type Props = {
  readonly tournament: Tournament;
  readonly fixture: Fixture;
  readonly squads: Squads;
  /** Empty details make a sheet to fill in by hand. */
  readonly details: MatchDetails;
};

/** The sheet on one A4 page; on the screen it is not there. */
export function PrintedSheet({ tournament, fixture, squads, details }: Props) {
  const { name, date, teams } = tournament;
  const score = matchScore(details);
  const hasHappened = goalsOf(details.sets) > 0;
  const nameOf = (side: Side, id: PlayerId | null) =>
    squads[side].players.find((player) => player.id === id)?.name ?? '';
  return (
    <div css={sheetStyle} aria-hidden="true">
      <p>{[isolated(name), formatLongDay(date), stageOf(fixture, teams.length)].join(', ')}</p>
      <h2>
        <NameOnOneLine name={squads.teamA.name} />
        <span>{strings.against}&nbsp;</span>
        <NameOnOneLine name={squads.teamB.name} />
      </h2>
      {sides.map((side) => (
        <p key={side}>
          <strong>{squads[side].name}</strong>{' '}
          <span>{squads[side].players.map(({ name }) => isolated(name)).join(', ')}</span>
        </p>
      ))}
      <p>{strings.goals}</p>
      {details.sets.slice(0, setsNeededAtMost(winningSetsOf(tournament))).map((set, setIndex) => (
        <table key={setIndex}>
          <thead>
            <tr>
              {[setName(setIndex), ...strings.players, ...goalNumbers, ...strings.totals].map((head) => (
                <th key={head}>{head}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sides.map((side) => (
              <tr key={side}>
                <Name>{squads[side].name}</Name>
                <Name>{nameOf(side, set[side].players.attacker)}</Name>
                <Name>{nameOf(side, set[side].players.defender)}</Name>
                {goalNumbers.map((goal) => (
                  <td key={goal}>{goalMark(set[side].goals[goal - 1])}</td>
                ))}
                <td>{set[side].cards.map(({ type }) => strings.cardMarks[type]).join(' ')}</td>
                <td>{hasHappened ? set[side].goals.length : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <p data-result>
        <span>{strings.sets}&nbsp;: </span>
        <NameOnOneLine name={squads.teamA.name} />
        <span>{` ${hasHappened ? score.teamA : '____'} `}</span>
        <NameOnOneLine name={squads.teamB.name} />
        <span>{` ${hasHappened ? score.teamB : '____'}`}</span>
      </p>
      <p data-signatures>
        <span>{strings.referee}</span>
        <span>{squads.teamA.name}</span>
        <span>{squads.teamB.name}</span>
      </p>
    </div>
  );
}

/** Three lines of a cell take no more. */
const longestInCell = 45;

function Name({ children }: { readonly children: string }) {
  return (
    <td>
      <span>{shortenedName(children, longestInCell)}</span>
    </td>
  );
}

function goalMark(goal: Goal | undefined): string {
  if (goal === undefined) return '';
  return goal.scorerId === null && goal.type === 'penalty' ? strings.awarded : strings.goalMarks[goal.type];
}

/** Ink on A4: figures in ruled boxes large enough for a pen, on one page whatever the names are. */
const sheetStyle = {
  display: 'none',
  '@media print': {
    display: 'block',
    fontSize: '10pt',
    // A long name has a line for itself.
    '& h2': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '2mm',
      fontSize: '20pt',
      lineHeight: 1.1,
      marginBlock: '2mm 3mm',
    },
    '& p': { ...clampedLines(2), lineHeight: 1.3, marginBlock: '1mm' },
    '& table': { width: '100%', tableLayout: 'fixed', marginBlock: '3mm', breakInside: 'avoid' },
    '& th, & td': { border: '1px solid #777', padding: '1mm', textAlign: 'center', fontWeight: 400 },
    '& th': { fontSize: '8pt' },
    '& td': { height: '11mm', overflow: 'hidden' },
    // No more height than a pen needs.
    '& td > span': { ...clampedLines(3), fontSize: '7.5pt', lineHeight: 1.1 },
    '& th:first-of-type, & td:first-of-type': { width: '15%', textAlign: 'start', fontWeight: 700 },
    '& th:nth-of-type(2), & th:nth-of-type(3), & td:nth-of-type(2), & td:nth-of-type(3)': { width: '18%' },
    '& th:nth-last-of-type(2), & td:nth-last-of-type(2)': { width: '9%' },
    '& [data-result]': { display: 'flex', marginBlock: '5mm', fontSize: '13pt', fontWeight: 700 },
    // The figures beside the names are never cut.
    '& [data-result] > span:not([dir])': { flex: 'none', whiteSpace: 'pre' },
    '& [data-signatures]': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '6mm' },
    '& [data-signatures] > span': {
      height: '18mm',
      borderBlockEnd: '1px solid #777',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
    },
  },
} as const;
