import { type FormEvent, useRef, useState } from 'react';
import { paths } from 'shared-kernel';
import { useNavigate } from 'shared-kernel/router';
import { tournaments } from '../../data/tournaments';
import {
  createTournament,
  emptyDraft,
  refusalsOf,
  type TournamentDraft,
} from '../../domain/creation/createTournament';
import { announce } from '../../ui/announce';
import { strings } from './strings';
import { readTypedDay } from './typedDay';

/** The form's values, the date as the organiser writes it, its refusals once submitted, and what submitting does. */
export function useCreationForm() {
  const [values, setValues] = useState(emptyDraft);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const isSending = useRef(false);
  const navigate = useNavigate();
  const draft: TournamentDraft = { ...values, date: readTypedDay(values.date) ?? values.date };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setWasSubmitted(true);
    const outcome = createTournament(draft, String(Date.now()));
    if (!outcome.ok) {
      const [firstRefused] = Object.keys(outcome.refusals);
      form.querySelector<HTMLElement>(`[name="${firstRefused}"]`)?.focus();
      return;
    }
    if (isSending.current) return;
    isSending.current = true;
    const saved = await tournaments.save(outcome.tournament);
    isSending.current = false;
    // A refused write has told its reason, and the form keeps what was typed.
    if (!saved.ok) return;
    const { id } = saved.value;
    announce({
      title: strings.createdTitle,
      description: strings.createdText,
      action: { label: strings.addTeams, onSelect: () => navigate(paths.editTournament(id)) },
    });
    navigate(paths.tournament(id));
  }

  return {
    values,
    refusals: wasSubmitted ? refusalsOf(draft) : {},
    change: (part: Partial<TournamentDraft>) => setValues((current) => ({ ...current, ...part })),
    submit,
  };
}
