import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import type { DayPlan, Fixture, Tournament } from '../../../model/tournament';
import { emptyDetails } from '../../../scoring/score';
import { clampedLines } from '../../../widgets/paper/clampedLines';
import { Poster } from '../../../widgets/paper/Poster';
import { PrintedSheet } from '../../../widgets/paper/PrintedSheet';
import { squadsOfMatch } from '../../../widgets/squads';
import { BracketPaper } from './BracketPaper';
import { DayPaper } from './DayPaper';
import type { Document, SheetState } from './documents';
import { StandingsPaper } from './StandingsPaper';

type Props = {
  readonly tournament: Tournament;
  readonly documents: readonly Document[];
  /** The round of the chosen sheets. */
  readonly fixtures: readonly Fixture[];
  readonly state: SheetState;
  /** The chosen day's plan. */
  readonly day: DayPlan | null;
};

/** All chosen documents, each page on a sheet of its own; invisible on the screen. */
export function Papers({ tournament, documents, fixtures, state, day }: Props) {
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
    poster: () => <Poster tournament={tournament} />,
  };
  return (
    <div css={style} data-papers>
      <Global styles={{ '@page wide': { size: 'A4 landscape', margin: '12mm' } }} />
      {documents.map((document) => (
        <div key={document} data-document={document}>
          {papers[document]()}
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
