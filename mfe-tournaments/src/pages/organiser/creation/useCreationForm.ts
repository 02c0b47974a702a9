import { type FormEvent, useRef, useState } from 'react';
import { paths } from 'shared-kernel';
import { useVisitDraft } from 'shared-kernel/drafts';
import { useNavigate } from 'shared-kernel/router';
import { centreDay, readTypedDay } from 'shared-kernel/time';
import { createTournament, refusalsOf, type TournamentDraft } from '../../../competition/createTournament';
import { creationDraft, keepCreation, readCreation } from '../../../store/creationDraft';
import { presentTime } from '../../../store/stamps';
import { tournaments } from '../../../store/tournaments';
import { announce } from '../../../widgets/announce';
import { strings } from './strings';

/** The form's values, the date as the organiser types it, its refusals once submitted, and the submit function. */
export function useCreationForm() {
  const values = readCreation(useVisitDraft(creationDraft));
  const [wasSubmitted, setWasSubmitted] = useState(false);
  // State arrives with the next render, and a second tap may come before it, or before the next page.
  const progress = useRef<'none' | 'sending' | 'created'>('none');
  const [isSending, setIsSending] = useState(false);
  /** The same one until it is created: where an answer is lost, the next try finds the tournament there already. */
  const identifier = useRef<string>(undefined);
  const navigate = useNavigate();
  const today = centreDay(presentTime());
  const draft: TournamentDraft = { ...values, date: readTypedDay(values.date, today) ?? values.date };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (progress.current !== 'none') return;
    const form = event.currentTarget;
    setWasSubmitted(true);
    identifier.current ??= String(Date.now());
    const outcome = createTournament(draft, identifier.current, today);
    if (!outcome.ok) {
      const [firstRefused] = Object.keys(outcome.refusals);
      form.querySelector<HTMLElement>(`[name="${firstRefused}"]`)?.focus();
      return;
    }
    const sent = creationDraft.read();
    progress.current = 'sending';
    setIsSending(true);
    const saved = await tournaments.save(outcome.tournament);
    setIsSending(false);
    progress.current = saved.ok ? 'created' : 'none';
    // The storage has shown the reason of a refused write, and the form keeps its input.
    if (!saved.ok) return;
    setWasSubmitted(false);
    identifier.current = undefined;
    // A visitor who has left the page and returned meanwhile may have typed more.
    creationDraft.forget(sent);
    const { id } = saved.value;
    announce({
      title: strings.createdTitle,
      description: strings.createdText,
      action: { label: strings.addTeams, onSelect: () => navigate(paths.editTournament(id)) },
    });
    navigate(paths.tournament(id));
  }

  function change(part: Partial<TournamentDraft>) {
    // Later input would be neither in the created tournament nor in the form.
    if (progress.current === 'sending') return;
    // The next page may fail to load. An organiser who then types again creates another tournament.
    if (progress.current === 'created') progress.current = 'none';
    keepCreation(part);
  }

  return {
    values,
    today,
    isSending,
    refusals: wasSubmitted ? refusalsOf(draft, today) : {},
    change,
    submit,
  };
}
