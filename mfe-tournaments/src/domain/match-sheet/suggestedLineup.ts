import type { Lineup, MatchDetails, PlayerId, Role, Side } from '../tournament';

const roles: readonly Role[] = ['attacker', 'defender'];

/**
 * The lineup that the rules lead to expect in a set: the one of the set before, with the roles swapped: one
 * substitution a set is mandatory (specification, section 9). None for the first set.
 */
export function suggestedLineup(details: MatchDetails, setIndex: number, side: Side): Lineup {
  const before = details.sets[setIndex - 1]?.[side].players;
  return { attacker: before?.defender ?? null, defender: before?.attacker ?? null };
}

/** A side's players who have in a set the role that they had in the set before: their substitution is missing. */
export function unchangedPlayers(
  { sets }: MatchDetails,
  setIndex: number,
  side: Side,
): readonly { readonly playerId: PlayerId; readonly role: Role }[] {
  const before = sets[setIndex - 1]?.[side].players;
  const now = sets[setIndex]?.[side].players;
  return roles.flatMap((role) => {
    const playerId = now?.[role] ?? null;
    return playerId === null || playerId !== before?.[role] ? [] : [{ playerId, role }];
  });
}
