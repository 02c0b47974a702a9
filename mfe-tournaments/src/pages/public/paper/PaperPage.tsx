import { useState } from 'react';
import { formatLongDay, paths, theme, useSession } from 'shared-kernel';
import { Checkbox, RadioGroup, SelectField } from 'shared-kernel/forms';
import { useParams } from 'shared-kernel/router';
import { LoadingState } from 'shared-kernel/states';
import { Button, Page, PageTitle, Pane, Stack } from 'shared-kernel/ui';
import { bracketOf } from '../../../competition/playoffs/bracket';
import { isAnnulled } from '../../../competition/shownStatus';
import { planToShow } from '../../../matchday/planOfNow';
import { withPlayoffs } from '../../../matchday/playoffsOfDay';
import { plansOf } from '../../../model/plans';
import { type Fixture, isLeagueFixture, type Tournament } from '../../../model/tournament';
import { BackLink } from '../../../widgets/BackLink';
import { qrCode } from '../../../widgets/lateParts';
import { MissingPart, MissingTournament } from '../../../widgets/MissingPart';
import { PaperStyles } from '../../../widgets/PaperStyles';
import { useIsOrganizer } from '../../../widgets/useIsOrganizer';
import { usePresentTime } from '../../../widgets/usePresentTime';
import { useReadTournament } from '../../../widgets/useReadTournament';
import { roundName } from '../../../widgets/words';
import { type Document, Papers, type SheetState, strings } from './Papers';

export function PaperPage() {
  const { tournamentId = '' } = useParams();
  const arrival = useReadTournament(tournamentId);
  const session = useSession();
  const isOrganizer = useIsOrganizer();
  if (arrival.status === 'missing') return <MissingTournament id={tournamentId} />;
  const isKnown = arrival.status === 'ready' && session.status !== 'loading';
  return (
    <Page>
      <PaperStyles />
      {/* Hidden as a whole: an empty element would print as a sheet of its own before a landscape one. */}
      <div data-print="hide">
        <BackLink to={paths.tournament(tournamentId)}>
          <bdi>{arrival.status === 'ready' ? arrival.tournament.name : strings.back}</bdi>
        </BackLink>
        <PageTitle>{strings.title}</PageTitle>
      </div>
      {isKnown ? (
        <PaperChoice key={String(isOrganizer)} tournament={arrival.tournament} isOrganizer={isOrganizer} />
      ) : (
        <LoadingState heights={[320]}>{strings.loading}</LoadingState>
      )}
    </Page>
  );
}

export { PaperPage as Component };

type Props = { readonly tournament: Tournament; readonly isOrganizer: boolean };

/** The choice of documents to print, several at once, with the sheets of one round. */
function PaperChoice({ tournament, isOrganizer }: Props) {
  const documents = documentsOf(tournament, isOrganizer);
  const rounds = [...new Set(tournament.fixtures.map(roundOf))].sort((a, b) => a - b);
  const [wanted, setWanted] = useState(documents.slice(0, 1));
  const [round, setRound] = useState(() => {
    const open = tournament.fixtures.filter(({ status }) => status !== 'finished').map(roundOf);
    return rounds.find((each) => open.includes(each)) ?? rounds[0];
  });
  const [state, setState] = useState<SheetState>('blank');
  const now = usePresentTime();
  const [date, setDate] = useState<string>();
  const days = plansOf(tournament);
  const toggle = (document: Document) =>
    setWanted(wanted.includes(document) ? wanted.filter((each) => each !== document) : [...wanted, document]);
  const chosenDay = days.find((each) => each.date === date);
  const day = chosenDay ? withPlayoffs(tournament, chosenDay) : now && planToShow(tournament, now);
  // A poster is no page to print before its code is here.
  const { module: code, hasFailed } = qrCode.useArrival(wanted.includes('poster'));
  const chosen = documents.filter(
    (document) => wanted.includes(document) && (document !== 'poster' || code !== undefined),
  );
  const fixtures = chosen.includes('sheets')
    ? tournament.fixtures.filter((fixture) => roundOf(fixture) === round && isWanted(fixture, state))
    : [];
  const pages = fixtures.length + chosen.filter((document) => document !== 'sheets').length;

  return (
    <>
      <Pane css={{ display: 'grid', gap: theme.space(6), maxWidth: '44rem' }} data-print="hide">
        <Stack as="fieldset" css={fieldset}>
          <legend>{strings.what}</legend>
          {documents.map((document) => (
            <div key={document}>
              <Checkbox
                {...strings.documents[document]}
                checked={wanted.includes(document)}
                onChange={() => toggle(document)}
              />
              {document === 'day' && wanted.includes('day') && days.length > 1 && (
                <div css={sheets}>
                  <SelectField
                    label={strings.dayToPrint}
                    value={day?.date}
                    options={days.map(({ date }) => ({ value: date, label: formatLongDay(date) }))}
                    onChange={setDate}
                  />
                </div>
              )}
              {document === 'sheets' && wanted.includes('sheets') && (
                <div css={sheets}>
                  <SelectField
                    label={strings.round}
                    value={String(round)}
                    options={rounds.map((each) => ({
                      value: String(each),
                      label: each === playoffs ? strings.playoffs : roundName(each),
                    }))}
                    onChange={(value) => setRound(Number(value))}
                  />
                  <RadioGroup
                    legend={strings.state}
                    name="sheet-state"
                    value={state}
                    options={sheetStates.map((value) => ({ value, label: strings.states[value] }))}
                    onChange={setState}
                  />
                </div>
              )}
            </div>
          ))}
        </Stack>
        <Stack direction="row">
          <Button variant="primary" disabled={pages === 0} onClick={() => window.print()}>
            {strings.print}
          </Button>
          <p role="status">
            {pages > 0 ? strings.pages(pages) : wanted.includes('poster') ? strings.awaited : strings.nothing}
          </p>
        </Stack>
        {hasFailed && <MissingPart onRetry={qrCode.request} />}
      </Pane>
      <Papers
        tournament={tournament}
        documents={chosen}
        fixtures={fixtures}
        state={state}
        day={day}
        QrCode={code?.QrCode}
      />
    </>
  );
}

/** What there is to print of a tournament; match sheets are the organiser's. */
function documentsOf(tournament: Tournament, isOrganizer: boolean): readonly Document[] {
  const { fixtures } = tournament;
  const isThere: Readonly<Record<Document, boolean>> = {
    sheets: isOrganizer && fixtures.length > 0,
    day: plansOf(tournament).some(({ placements }) => placements.length > 0),
    standings: tournament.teams.length > 0,
    bracket: bracketOf(tournament) !== null,
    poster: true,
  };
  return (Object.keys(isThere) as Document[]).filter((document) => isThere[document]);
}

const sheetStates = ['blank', 'filled'] as const;

const playoffs = Number.POSITIVE_INFINITY;

/** Its number in the schedule; that of the playoffs comes after all others. */
function roundOf(fixture: Fixture): number {
  return isLeagueFixture(fixture) ? (fixture.round ?? 1) : playoffs;
}

/** An annulled match has no blank sheet, and a filled one only if it was played. */
function isWanted(fixture: Fixture, state: SheetState): boolean {
  return !isAnnulled(fixture) || (state === 'filled' && fixture.result !== null);
}

const fieldset = {
  minWidth: 0,
  border: 0,
  '& > legend': { ...theme.type.title3, padding: 0, marginBlockEnd: theme.space(3) },
} as const;

const sheets = {
  display: 'grid',
  gap: theme.space(4),
  padding: `${theme.space(3)} 0 ${theme.space(2)} ${theme.space(9)}`,
  [theme.media.tablet]: { gridTemplateColumns: '1fr 1fr' },
} as const;
