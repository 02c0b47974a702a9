import { type ReactNode, useState } from 'react';
import type { Fixture, Tournament } from '../../model/tournament';
import { tournaments } from '../../store/tournaments';
import { Confirmation } from '../Confirmation';
import { changedMatchSentence, changeStrings } from './changeStrings';

type Question = { readonly changed: readonly Fixture[]; readonly answer: (isConfirmed: boolean) => void };

/**
 * Names the playoff matches whose teams would change, and asks for permission. The page must render the `confirmation`.
 */
export function usePlayoffQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);

  async function ask(changed: readonly Fixture[]): Promise<boolean> {
    const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ changed, answer }));
    setQuestion(null);
    return isConfirmed;
  }

  const confirmation: ReactNode = (
    <Confirmation
      open={question !== null}
      title={changeStrings.title}
      text={question === null ? [] : [changeStrings.text, ...question.changed.map(changedMatchSentence)]}
      confirmLabel={changeStrings.confirm}
      destructive
      onConfirm={() => question?.answer(true)}
      onCancel={() => question?.answer(false)}
    />
  );

  return { ask, confirmation };
}

/** The outcome of a change: the new tournament, or the refusal. */
type Outcome<Refusal> =
  | { readonly ok: true; readonly tournament: Tournament }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Changes the present tournament and returns the result, or null when it failed with an announced reason. The
 * `confirmation`, rendered anywhere in the page, lists the playoff matches that would change first.
 */
export function useTournamentChange(tournamentId: string) {
  const { ask, confirmation } = usePlayoffQuestion();

  async function change<Refusal>(
    work: (current: Tournament) => Outcome<Refusal>,
    confirmed: readonly Fixture[] = [],
  ): Promise<Outcome<Refusal> | null> {
    let outcome: Outcome<Refusal> | null = null;
    const saved = await tournaments.update(
      tournamentId,
      (current) => {
        outcome = work(current);
        return outcome.ok ? outcome.tournament : current;
      },
      { confirmed: confirmed.map(({ id }) => id) },
    );
    if (saved.ok) return outcome;
    // The storage has announced the reason of its refusal.
    if (saved.refusal.kind !== 'playoffs-at-stake') return null;
    const { changed } = saved.refusal;
    return (await ask(changed)) ? change(work, changed) : null;
  }

  return { change, confirmation };
}
