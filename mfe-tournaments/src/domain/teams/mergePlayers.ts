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
  return order.map(({ id }) => mergePlayer(find(current, id), find(base, id), find(edited, id)));
}

function mergePlayer(
  current: Player | undefined,
  base: Player | undefined,
  edited: Player | undefined,
): Player {
  const known = current ?? edited;
  if (known === undefined) throw new Error('A player who is neither there nor wanted.');
  if (edited === undefined) return known;
  const name = base === undefined || edited.name !== base.name ? edited.name : known.name;
  const number = base === undefined || edited.number !== base.number ? edited.number : known.number;
  const { number: _before, ...others } = known;
  return { ...others, name, ...(number !== undefined && { number }) };
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
