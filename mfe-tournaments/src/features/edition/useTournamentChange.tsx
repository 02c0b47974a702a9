import { type ReactNode, useState } from 'react';
import { tournaments } from '../../data/tournaments';
import type { Fixture, Tournament } from '../../domain/tournament';
import { Confirmation } from '../../ui/Confirmation';
import { changedMatchSentence } from '../../ui/playoffs/strings';
import { strings } from './strings';

/** What became of a change: the tournament that it makes, or why it is refused. */
type Outcome<Refusal> =
  | { readonly ok: true; readonly tournament: Tournament }
  | { readonly ok: false; readonly refusal: Refusal };

type Question = { readonly changed: readonly Fixture[]; readonly answer: (isConfirmed: boolean) => void };

/**
 * Changes the tournament as it is now, whatever another tab did meanwhile, and answers what became of it: null when it
 * was not done, for a reason that was told. Whoever comes or goes moves the standings: playoff matches that this
 * changes are named first, in the `confirmation`, which stands somewhere in the page.
 */
export function useTournamentChange(tournamentId: string) {
  const [question, setQuestion] = useState<Question | null>(null);

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
    if (saved.refusal.kind !== 'playoffs-at-stake') return null;
    const { changed } = saved.refusal;
    const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ changed, answer }));
    setQuestion(null);
    return isConfirmed ? change(work, changed) : null;
  }

  const confirmation: ReactNode = (
    <Confirmation
      open={question !== null}
      title={strings.changedTitle}
      text={question === null ? [] : [strings.changedText, ...question.changed.map(changedMatchSentence)]}
      confirmLabel={strings.changedConfirm}
      destructive
      onConfirm={() => question?.answer(true)}
      onCancel={() => question?.answer(false)}
    />
  );

  return { change, confirmation };
}
