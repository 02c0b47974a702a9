import type { Lineup, MatchDetails, Side } from '../tournament';

/**
 * The lineup that the rules lead to expect in a set: the one of the set before, with the roles swapped: one
 * substitution a set is mandatory (specification, section 9). None for the first set.
 */
export function suggestedLineup(details: MatchDetails, setIndex: number, side: Side): Lineup {
  const before = details.sets[setIndex - 1]?.[side].players;
  return { attacker: before?.defender ?? null, defender: before?.attacker ?? null };
}
