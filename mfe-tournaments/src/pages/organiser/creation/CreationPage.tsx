import { type FormEvent, useEffect, useRef, useState } from 'react';
import { importWithRetry, paths, theme } from 'shared-kernel';
import { type Typed, useVisitDraft, visitDraft } from 'shared-kernel/drafts';
import { RadioGroup } from 'shared-kernel/forms';
import { useNavigate } from 'shared-kernel/router';
import { centreDay, readTypedDay } from 'shared-kernel/time';
import { Button, Lead, Page, PageTitle, Pane, SectionTitle } from 'shared-kernel/ui';
import type { DraftRefusals, TournamentDraft } from '../../../competition/createTournament';
import { createTournament, emptyDraft, refusalsOf } from '../../../competition/createTournament';
import { levels } from '../../../competition/draftRefusal';
import type { TournamentFormat } from '../../../model/tournament';
import { presentTime } from '../../../store/stamps';
import { announce } from '../../../widgets/announce';
import { BackLink } from '../../../widgets/BackLink';
import { forOrganizers } from '../../../widgets/ForOrganizers';
import { DetailsFields, refusalSentences } from '../../../widgets/tournament-fields/DetailsFields';
import { FormatFields } from '../../../widgets/tournament-fields/FormatFields';

const strings = {
  back: 'Mes tournois',
  eyebrow: 'Espace organisateur',
  title: 'Créer un Tournoi',
  lead: 'Choisissez d’abord le format\u00a0; les équipes et le calendrier viennent ensuite.',
  identity: 'Le tournoi',
  format: 'Le format',
  descriptionHint: 'Facultative\u00a0: ce que les équipes doivent savoir.',
  type: 'Type',
  championship: 'Championnat',
  cup: 'Coupe (bientôt disponible)',
  submit: 'Créer le tournoi',
  sending: 'Création en cours\u00a0: le formulaire ne change plus d’ici la réponse.',
  unfetched: 'Une partie du site n’a pas pu être téléchargée\u00a0: réessayez quand le réseau sera revenu.',
  createdTitle: 'Tournoi créé avec succès\u00a0!',
  createdText: 'Modifiez-le pour ajouter les équipes.',
  addTeams: 'Ajouter les équipes',
} as const;

/** The code that saves the created tournament. */
export const lateSaving = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-saving" */ '../../../store/tournaments'),
);

function CreationPage() {
  const values = readCreation(useVisitDraft(creationDraft));
  const [wasSubmitted, setWasSubmitted] = useState(false);
  // State arrives with the next render, and a second tap may come before it, or before the next page.
  const progress = useRef<'none' | 'sending' | 'created'>('none');
  const [isSending, setIsSending] = useState(false);
  const navigate = useNavigate();
  const today = centreDay(presentTime());
  const draft = { ...values, date: readTypedDay(values.date, today) ?? values.date };
  const refusals: Partial<Record<string, DraftRefusals['name']>> = wasSubmitted
    ? refusalsOf(draft, today)
    : {};

  // An earlier creation without an answer arrived after all: the form is for another tournament.
  useEffect(() => {
    const { id } = creationDraft.read();
    const isThere = async () =>
      (await (await lateSaving.load()).tournaments.summaries.read()).some((each) => each.id === id);
    if (id !== undefined)
      isThere().then(
        (is) => is && creationDraft.forget(),
        () => undefined,
      );
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (progress.current !== 'none') return;
    const form = event.currentTarget;
    setWasSubmitted(true);
    const { id = String(Date.now()) } = creationDraft.read();
    const outcome = createTournament(draft, id, today);
    if (!outcome.ok) {
      const [firstRefused] = Object.keys(outcome.refusals);
      form.querySelector<HTMLElement>(`[name="${firstRefused}"]`)?.focus();
      return;
    }
    // The same until it is created: where an answer is lost, the next try finds the tournament there already, also after a reload.
    creationDraft.keep({ id });
    const sent = creationDraft.read();
    progress.current = 'sending';
    setIsSending(true);
    const loaded = await lateSaving.load().catch(() => null);
    const saved = await loaded?.tournaments.save(outcome.tournament);
    setIsSending(false);
    progress.current = saved?.ok ? 'created' : 'none';
    if (loaded === null) return announce({ title: strings.unfetched, variant: 'destructive' });
    // The storage has shown the reason of a refused write, and the form keeps its input.
    if (!saved?.ok) return;
    setWasSubmitted(false);
    // A visitor who has left the page and returned meanwhile may have typed more.
    creationDraft.forget(sent);
    announce({
      title: strings.createdTitle,
      description: strings.createdText,
      action: { label: strings.addTeams, onSelect: () => navigate(paths.editTournament(id)) },
    });
    navigate(paths.tournament(id));
  }

  function change(part: Partial<Record<Field, string | boolean>>) {
    // Later input would be neither in the created tournament nor in the form.
    if (progress.current === 'sending') return;
    // The next page may fail to load. An organiser who then types again creates another tournament.
    progress.current = 'none';
    const texts = Object.entries(part).map(([field, value]) => [field, String(value)]);
    creationDraft.keep(Object.fromEntries(texts));
  }

  return (
    <Page width="reading">
      <BackLink to={paths.organizer()}>{strings.back}</BackLink>
      <PageTitle eyebrow={strings.eyebrow}>{strings.title}</PageTitle>
      <Lead>{strings.lead}</Lead>
      <form noValidate aria-busy={isSending} onSubmit={submit} css={{ ...theme.column, gap: theme.space(6) }}>
        <Pane>
          <SectionTitle>{strings.identity}</SectionTitle>
          <DetailsFields
            values={values}
            errorOf={(field) => refusals[field] && refusalSentences[refusals[field].kind]}
            today={today}
            descriptionHint={strings.descriptionHint}
            readOnly={isSending}
            onChange={(field, text) => change({ [field]: text })}
          />
        </Pane>
        <Pane>
          <SectionTitle>{strings.format}</SectionTitle>
          <FormatFields format={values.format} onChange={change}>
            <RadioGroup
              legend={strings.type}
              name="type"
              value={values.format.type}
              options={[
                { value: 'championship', label: strings.championship },
                { value: 'cup', label: strings.cup, disabled: true },
              ]}
              onChange={(type) => change({ type })}
            />
          </FormatFields>
        </Pane>
        <Button type="submit" variant="primary" size="large">
          {strings.submit}
        </Button>
        <p role="status" css={{ '&:empty': { marginBlockStart: `calc(-1 * ${theme.space(6)})` } }}>
          {isSending && strings.sending}
        </p>
      </form>
    </Page>
  );
}

export const Component = forOrganizers(CreationPage);

type Field = Exclude<keyof TournamentDraft, 'format'> | keyof TournamentFormat;

/** The tournament that is about to be created. A draft holds texts: a ticked box is 'true' in it. */
export const creationDraft = visitDraft<Field | 'id'>('creation');

/** The visitor's input, over the form's defaults; the type cannot be chosen yet. */
function readCreation(typed: Typed<Field>): TournamentDraft {
  const { name = '', date = '', description = '' } = typed;
  return {
    ...{ name, date, description },
    level: levels.find((level) => level === typed.level) ?? '',
    format: {
      ...emptyDraft.format,
      winningSets: typed.winningSets === '2' ? '2' : '3',
      homeAndAway: typed.homeAndAway !== 'false',
      playoffs: typed.playoffs === 'true',
    },
  };
}
