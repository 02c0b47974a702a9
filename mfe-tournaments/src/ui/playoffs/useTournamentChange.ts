import { tournaments } from '../../data/tournaments';
import type { Fixture, Tournament } from '../../domain/tournament';
import { usePlayoffQuestion } from './usePlayoffQuestion';

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
