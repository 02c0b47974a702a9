import { tournaments } from '../../data/tournaments';
import type { Fixture, Tournament } from '../../domain/tournament';
import { usePlayoffQuestion } from './usePlayoffQuestion';

/** What became of a change: the tournament that it makes, or why it is refused. */
type Outcome<Refusal> =
  | { readonly ok: true; readonly tournament: Tournament }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Changes the tournament as it is now, whatever another tab did meanwhile, and answers what became of it: null when it
 * was not done, for a reason that was told. Playoff matches that this changes are named first, in the `confirmation`,
 * which stands somewhere in the page.
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
    // Of what the storage refuses it has told the reason.
    if (saved.refusal.kind !== 'playoffs-at-stake') return null;
    const { changed } = saved.refusal;
    return (await ask(changed)) ? change(work, changed) : null;
  }

  return { change, confirmation };
}
