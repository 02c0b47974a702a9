import type { Outcome } from '../../model/outcome';
import type { Fixture, Tournament } from '../../model/tournament';
import { tournaments } from '../../store/tournaments';
import { useConfirmation } from '../Confirmation';
import { playoffQuestion } from './playoffQuestion';

/** Names the playoff matches whose teams would change, and asks for permission; the page renders the `confirmation`. */
export function usePlayoffQuestion() {
  const { ask, confirmation } = useConfirmation();
  return { ask: (changed: readonly Fixture[]) => ask(playoffQuestion(changed)), confirmation };
}

type Change<Refusal> = Outcome<{ tournament: Tournament }, Refusal>;

/**
 * Changes the present tournament and returns the result, or null when it failed with an announced reason. The
 * `confirmation`, rendered anywhere in the page, lists the playoff matches that would change first.
 */
export function useTournamentChange(tournamentId: string) {
  const { ask, confirmation } = usePlayoffQuestion();

  async function change<Refusal>(
    work: (current: Tournament) => Change<Refusal>,
    confirmed: readonly Fixture[] = [],
  ): Promise<Change<Refusal> | null> {
    let outcome: Change<Refusal> | null = null;
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
