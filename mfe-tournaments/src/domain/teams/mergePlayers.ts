import { mergeThreeWay } from 'shared-kernel/drafts';
import type { Player } from '../tournament';

/**
 * Applies the changes of a list of players, from `base` to `edited`, to the present list. Other players keep other
 * organisers' changes, and players added meanwhile stay, at the end.
 */
export function mergePlayers(
  current: readonly Player[],
  base: readonly Player[],
  edited: readonly Player[],
): readonly Player[] {
  const isOrdered = isSameOrder(
    base.filter(({ id }) => edited.some((player) => player.id === id)),
    edited.filter(({ id }) => base.some((player) => player.id === id)),
  );
  const stays = ({ id }: Player) => !isIn(base, id) || isIn(edited, id);
  const comes = ({ id }: Player) => !isIn(base, id) || isIn(current, id);
  const kept = current.filter(stays);
  const wanted = edited.filter(comes);
  const order = isOrdered
    ? [...kept, ...wanted.filter(({ id }) => !isIn(kept, id))]
    : [...wanted, ...kept.filter(({ id }) => !isIn(wanted, id))];
  return order.map((player) => {
    const edit = find(edited, player.id);
    const known = find(current, player.id) ?? player;
    if (edit === undefined) return known;
    const { number, ...others } = mergePlayer(find(base, player.id) ?? edit, edit, known).merged;
    return { ...others, ...(number !== undefined && { number }) };
  });
}

/** Merges the edited name and number of a player into the `current` player. */
export function mergePlayer(base: Player, { name, number }: Player, current: Player) {
  const mine = { ...(name !== base.name && { name }), ...(number !== base.number && { number }) };
  return mergeThreeWay<Player>(base, mine, current);
}

function isSameOrder(a: readonly Player[], b: readonly Player[]): boolean {
  return a.every(({ id }, place) => b[place]?.id === id);
}

function isIn(players: readonly Player[], id: string): boolean {
  return players.some((player) => player.id === id);
}

function find(players: readonly Player[], id: string): Player | undefined {
  return players.find((player) => player.id === id);
}
