import type { ReactNode } from 'react';
import { formatLongDay } from 'shared-kernel';
import { centreDay } from 'shared-kernel/time';
import { Global } from 'shared-kernel/ui';
import { bracketOf } from '../../../competition/playoffs/bracket';
import { isAnnulled } from '../../../competition/shownStatus';
import { standings } from '../../../competition/standings/standings';
import { plannedMatches } from '../../../matchday/dayPlan';
import type { DayPlan, Fixture, Tournament } from '../../../model/tournament';
import { emptyDetails } from '../../../scoring/score';
import { DistinctCrests } from '../../../widgets/Crest';
import { cut } from '../../../widgets/NameOnOneLine';
import { Poster } from '../../../widgets/paper/Poster';
import { PrintedSheet } from '../../../widgets/paper/PrintedSheet';
import { BracketTree, roundsSideBySide } from '../../../widgets/playoffs/BracketTree';
import type { QrCode as QrCodeDrawing } from '../../../widgets/QrCode';
import { squadsOfMatch } from '../../../widgets/squads';
import { columns, ranked, StandingsTable, tableStrings } from '../../../widgets/standings/StandingsTable';
import { TeamOnOneLine } from '../../../widgets/TeamName';
import { clampedLines } from '../../../widgets/textFit';
import { nightOf, timeInWords } from '../../../widgets/timeInWords';
import { usePresentTime } from '../../../widgets/usePresentTime';
import { counted, courtName } from '../../../widgets/words';

type Props = {
  readonly tournament: Tournament;
  readonly documents: readonly Document[];
  readonly fixtures: readonly Fixture[];
  readonly state: SheetState;
  readonly day: DayPlan | null;
  readonly QrCode: typeof QrCodeDrawing | undefined;
};

/** All chosen documents, each page on a sheet of its own; invisible on the screen. */
export function Papers({ tournament, documents, fixtures, state, day, QrCode }: Props) {
  const papers: Readonly<Record<Document, () => ReactNode>> = {
    sheets: () =>
      fixtures.map((fixture) => (
        <PrintedSheet
          key={fixture.id}
          tournament={tournament}
          fixture={fixture}
          squads={squadsOfMatch(tournament, fixture)}
          details={(state === 'filled' && fixture.result?.details) || emptyDetails}
        />
      )),
    day: () => day && <DayPaper tournament={tournament} day={day} />,
    standings: () => <StandingsPaper tournament={tournament} />,
    bracket: () => <BracketPaper tournament={tournament} />,
    poster: () => QrCode && <Poster tournament={tournament} QrCode={QrCode} />,
  };
  return (
    <div css={style} data-papers>
      <Global styles={{ '@page wide': { size: 'A4 landscape', margin: '12mm' } }} />
      {documents.map((document) => (
        <div key={document} data-document={document}>
          <DistinctCrests teams={tournament.teams}>{papers[document]()}</DistinctCrests>
        </div>
      ))}
    </div>
  );
}

const style = {
  display: 'none',
  '@media print': {
    display: 'block',
    '& h2': clampedLines(2),
    '& > div:not(:last-child), & > [data-document=sheets] > :not(:last-child)': { breakAfter: 'page' },
    '& > [data-document=bracket]': { page: 'wide' },
  },
} as const;

/** The day by time and by court; the court of an annulled match is free. */
export function DayPaper({ tournament, day }: { readonly tournament: Tournament; readonly day: DayPlan }) {
  const matches = plannedMatches(tournament.fixtures, day.placements).filter(
    ({ fixture }) => !isAnnulled(fixture),
  );
  const times = [...new Set(matches.map(({ at }) => at))].sort((a, b) => a - b);
  const courts = Array.from({ length: day.courts }, (_, index) => index + 1);
  return (
    <>
      <h2>{tournament.name}</h2>
      <p>{strings.day(formatLongDay(day.date))}</p>
      <table
        css={[
          paperTable(times.length, 225),
          day.courts > 2 && narrow(times.length),
          times.some((at) => nightOf(day.date, at) !== null) && withNights,
        ]}
      >
        <thead>
          <tr>
            <th scope="col" data-column="time">
              {strings.time}
            </th>
            {courts.map((court) => (
              <th key={court} scope="col">
                {courtName(court)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((at) => (
            <tr key={at}>
              <td data-column="time">{timeInWords(day.date, at)}</td>
              {courts.map((court) => (
                <td key={court}>
                  {matches
                    .filter((match) => match.at === at && match.court === court)
                    .map(({ fixture }) => (
                      <div key={fixture.id} data-part="teams">
                        <TeamOnOneLine name={fixture.homeTeam} />
                        <span data-part="dash">&nbsp;–&nbsp;</span>
                        <TeamOnOneLine name={fixture.awayTeam} />
                      </div>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** « 0 h 30 (dimanche) » on one line. */
const withNights = { '& [data-column=time]': { width: '34mm' } } as const;

/** Each team of a narrow column has a line for itself, where the rows are high enough. */
function narrow(rows: number) {
  if (rows > 40) return { fontSize: '6.5pt' };
  return {
    fontSize: rows > 20 ? '6.5pt' : '8pt',
    '& [data-part=teams]': { flexDirection: 'column', alignItems: 'center' } as const,
    '& [data-part=dash]': { display: 'none' } as const,
  };
}

/** The whole table on one page, whether six teams are in it or thirty-two. */
function StandingsPaper({ tournament }: { readonly tournament: Tournament }) {
  const rows = ranked(standings(tournament));
  const withdrawn = new Set(tournament.withdrawals?.map(({ team }) => team));
  const now = usePresentTime();
  return (
    <>
      <h2>{tournament.name}</h2>
      <p>{strings.standingsOn(formatLongDay(now === null ? tournament.date : centreDay(now)))}</p>
      <StandingsTable
        rows={rows}
        columns={columns}
        rankHead={tableStrings.rank}
        name={({ name }) => (
          <div css={{ display: 'flex' }}>
            <TeamOnOneLine name={name} />
            {withdrawn.has(name) && (
              <span css={{ flex: 'none' }}>
                {`\u00a0(${tableStrings.withdrawn.toLocaleLowerCase('fr')})`}
              </span>
            )}
          </div>
        )}
        css={paperTable(rows.length, 225)}
      />
    </>
  );
}

/** The lowest readable line, and one readable from afar, in millimetres. */
const [lowest, highest] = [3.6, 10];

/** A ruled table whose rows share the given height of a page, in millimetres: long tables have smaller text. */
function paperTable(rows: number, heightMm: number) {
  const rowMm = Math.min(highest, Math.max(lowest, heightMm / (rows + 1)));
  const points = Math.min(11, rowMm * 1.7);
  return {
    width: '100%',
    tableLayout: 'fixed',
    marginBlockStart: '4mm',
    fontSize: `${points}pt`,
    lineHeight: 1,
    '& th, & td': {
      height: `${rowMm}mm`,
      padding: '0 1mm',
      border: '1px solid #777',
      textAlign: 'center',
      fontWeight: 400,
      // A name of sixty characters keeps to its line.
      ...cut,
    },
    // Heads keep their words: a column is wide enough for its figures, not for them.
    '& thead th': {
      fontSize: `${Math.min(7, points)}pt`,
      fontWeight: 700,
      paddingInline: '0.3mm',
      textOverflow: 'clip',
    },
    '& [data-part=teams]': { display: 'flex', justifyContent: 'center', minWidth: 0 },
    '& [data-column=rank]': { width: '11mm' },
    '& [data-column=name]': { width: '56mm', textAlign: 'start', fontWeight: 700 },
    '& [data-column=time]': { width: '16mm', fontWeight: 700 },
  } as const;
}

/** The tree on a landscape page, with room to write the sets of pending matches. */
function BracketPaper({ tournament }: { readonly tournament: Tournament }) {
  const bracket = bracketOf(tournament);
  if (bracket === null) return null;
  // Before the first finished match only the alphabet would decide the order, so the places stay blank.
  const isOrdered = standings(tournament).some(({ played }) => played > 0);
  const matches = isOrdered
    ? bracket.matches
    : bracket.matches.map(({ home, away, ...match }) => ({
        ...match,
        home: { ...home, team: null },
        away: { ...away, team: null },
      }));
  return (
    <>
      <h2>{tournament.name}</h2>
      <p>
        {`${formatLongDay(tournament.date)}${isOrdered && bracket.isProvisional ? `, ${strings.provisional}` : ''}`}
      </p>
      <BracketTree matches={matches} teams={tournament.teams.length} css={tree} />
      {bracket.champion !== null && (
        <p css={{ display: 'flex', fontSize: '16pt', fontWeight: 700 }}>
          <span>{strings.champion}&nbsp;:&nbsp;</span>
          <TeamOnOneLine name={bracket.champion} />
        </p>
      )}
    </>
  );
}

const tree = {
  ...roundsSideBySide,
  gridTemplateRows: '84mm 44mm',
  columnGap: '10mm',
  marginBlockStart: '4mm',
  '& h3': { fontSize: '11pt' },
  '& li': { alignSelf: 'center', border: '1px solid #000' },
  '& p': {
    height: '11mm',
    fontSize: '12pt',
    '& + p': { borderBlockStart: '1px solid #777' },
    '&[data-winner]': { fontWeight: 700 },
    '& > :first-child': { marginInline: '2mm' },
    '& > b': {
      flex: 'none',
      alignSelf: 'stretch',
      width: '12mm',
      borderInlineStart: '1px solid #777',
      textAlign: 'center',
      lineHeight: '11mm',
    },
  },
} as const;

export const strings = {
  back: 'Le tournoi',
  title: 'Imprimer le tournoi',
  loading: 'Chargement du tournoi',
  what: 'À imprimer',
  documents: {
    sheets: { label: 'Feuilles de match', hint: 'Une page A4 par match.' },
    day: { label: 'Programme de la journée', hint: 'Les matchs par heure et par terrain.' },
    standings: { label: 'Classement', hint: 'Toutes les équipes sur une page.' },
    bracket: { label: 'Tableau de la phase finale', hint: 'Une page au format paysage.' },
    poster: { label: 'Affiche avec le code QR', hint: 'Le nom, la date, le lieu et le code QR.' },
  },
  round: 'Matchs',
  playoffs: 'Phase finale',
  state: 'Feuilles',
  states: { blank: 'Vierges', filled: 'Remplies' },
  print: 'Imprimer',
  pages: (count: number) => counted(count, 'page A4', 'pages A4'),
  nothing: 'Choisissez au moins un document.',
  awaited: 'L’affiche arrive…',
  time: 'Heure',
  dayToPrint: 'Jour',
  day: (day: string) => `Programme du ${day}`,
  champion: 'Champion',
  provisional: 'tableau provisoire',
  standingsOn: (day: string) => `Classement au ${day}`,
} as const;

export type Document = keyof typeof strings.documents;

export type SheetState = keyof typeof strings.states;
