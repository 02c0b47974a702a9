import { useState } from 'react';
import { formatLongDay, paths, theme, useSession } from 'shared-kernel';
import { Checkbox, RadioGroup, SelectField } from 'shared-kernel/forms';
import { useParams } from 'shared-kernel/router';
import { SlowAnswer } from 'shared-kernel/states';
import { Button, Page, PageTitle, Pane, Skeleton, VisuallyHidden } from 'shared-kernel/ui';
import { isAnnulled } from '../../../competition/shownStatus';
import { withPlayoffs } from '../../../matchday/playoffsOfDay';
import { planToShow } from '../../../matchday/runningDay';
import { plansOf } from '../../../model/plans';
import type { Fixture, Tournament } from '../../../model/tournament';
import { BackLink } from '../../../widgets/BackLink';
import { MissingTournament } from '../../../widgets/MissingPart';
import { PaperStyles } from '../../../widgets/PaperStyles';
import { usePresentTime } from '../../../widgets/usePresentTime';
import { useReadTournament } from '../../../widgets/useReadTournament';
import { type Document, documentsOf, type Round, roundOf, roundsOf, type SheetState } from './documents';
import { Papers } from './Papers';
import { strings } from './strings';

export function PaperPage() {
  const { tournamentId = '' } = useParams();
  const arrival = useReadTournament(tournamentId);
  const session = useSession();
  if (arrival.status === 'missing') return <MissingTournament id={tournamentId} />;
  const isKnown = arrival.status === 'ready' && session.status !== 'loading';
  const isOrganizer = session.status === 'member' && session.user.role === 'organizer';
  return (
    <Page>
      <PaperStyles />
      <div data-print="hide">
        <BackLink to={paths.tournament(tournamentId)}>
          <bdi>{arrival.status === 'ready' ? arrival.tournament.name : strings.back}</bdi>
        </BackLink>
        <PageTitle>{strings.title}</PageTitle>
      </div>
      {isKnown ? (
        <PaperChoice key={String(isOrganizer)} tournament={arrival.tournament} isOrganizer={isOrganizer} />
      ) : (
        <div role="status" css={{ display: 'grid', gap: theme.space(4) }}>
          <VisuallyHidden>{strings.loading}</VisuallyHidden>
          <SlowAnswer />
          <Skeleton height={320} />
        </div>
      )}
    </Page>
  );
}

export { PaperPage as Component };

type Props = { readonly tournament: Tournament; readonly isOrganizer: boolean };

/** The choice of documents to print, several at once, with the sheets of one round. */
export function PaperChoice({ tournament, isOrganizer }: Props) {
  const documents = documentsOf(tournament, isOrganizer);
  const { rounds, next } = roundsOf(tournament);
  const [wanted, setWanted] = useState<ReadonlySet<Document>>(() => new Set(documents.slice(0, 1)));
  const [round, setRound] = useState<Round>(next);
  const [state, setState] = useState<SheetState>('blank');
  const now = usePresentTime();
  const [date, setDate] = useState<string | null>(null);
  const days = plansOf(tournament);
  const chosenDay = days.find((each) => each.date === date);
  const day = chosenDay ? withPlayoffs(tournament, chosenDay) : now && planToShow(tournament, now);
  const chosen = documents.filter((document) => wanted.has(document));
  const fixtures = chosen.includes('sheets')
    ? tournament.fixtures.filter((fixture) => roundOf(fixture) === round && isWanted(fixture, state))
    : [];
  const pages = fixtures.length + chosen.filter((document) => document !== 'sheets').length;

  function choose(document: Document, isWanted: boolean) {
    const others = [...wanted].filter((each) => each !== document);
    setWanted(new Set(isWanted ? [...others, document] : others));
  }

  return (
    <>
      <Pane css={style} data-print="hide">
        <fieldset css={fieldset}>
          <legend>{strings.what}</legend>
          {documents.map((document) => (
            <div key={document}>
              <Checkbox
                label={strings.documents[document]}
                hint={strings.texts[document]}
                checked={wanted.has(document)}
                onChange={({ target }) => choose(document, target.checked)}
              />
              {document === 'day' && wanted.has('day') && days.length > 1 && (
                <div css={sheets}>
                  <SelectField
                    label={strings.dayToPrint}
                    value={day?.date}
                    options={days.map(({ date }) => ({ value: date, label: formatLongDay(date) }))}
                    onChange={setDate}
                  />
                </div>
              )}
              {document === 'sheets' && wanted.has('sheets') && (
                <div css={sheets}>
                  <SelectField
                    label={strings.round}
                    value={String(round)}
                    options={rounds.map((each) => ({
                      value: String(each),
                      label: each === 'playoffs' ? strings.playoffs : strings.roundName(each),
                    }))}
                    onChange={(value) => setRound(value === 'playoffs' ? value : Number(value))}
                  />
                  <RadioGroup
                    legend={strings.state}
                    name="sheet-state"
                    value={state}
                    options={[
                      { value: 'blank', label: strings.states.blank },
                      { value: 'filled', label: strings.states.filled },
                    ]}
                    onChange={setState}
                  />
                </div>
              )}
            </div>
          ))}
        </fieldset>
        <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space(4) }}>
          <Button variant="primary" disabled={pages === 0} onClick={() => window.print()}>
            {strings.print}
          </Button>
          <p role="status">{pages === 0 ? strings.nothing : strings.pages(pages)}</p>
        </div>
      </Pane>
      <Papers tournament={tournament} documents={chosen} fixtures={fixtures} state={state} day={day} />
    </>
  );
}

/** An annulled match has no blank sheet, and a filled one only if it was played. */
function isWanted(fixture: Fixture, state: SheetState): boolean {
  return !isAnnulled(fixture) || (state === 'filled' && fixture.result !== null);
}

const style = { display: 'grid', gap: theme.space(6), maxWidth: '44rem' } as const;

const fieldset = {
  display: 'grid',
  gap: theme.space(4),
  minWidth: 0,
  padding: 0,
  border: 0,
  '& > legend': { ...theme.type.title3, padding: 0, marginBlockEnd: theme.space(3) },
} as const;

const sheets = {
  display: 'grid',
  gap: theme.space(4),
  padding: `${theme.space(3)} 0 ${theme.space(2)} ${theme.space(9)}`,
  [theme.media.tablet]: { gridTemplateColumns: '1fr 1fr' },
} as const;
