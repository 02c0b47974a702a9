import { mergeThreeWay } from 'shared-kernel/drafts';
import type { Player, PlayerId, Tournament } from '../../model/tournament';

/** Applies the changes from `base` to `edited` to the present list. Players added meanwhile stay, at the end. */
export function mergePlayers(current: readonly Player[], base: readonly Player[], edited: readonly Player[]) {
  const orderBefore = base.filter(({ id }) => isIn(edited, id));
  const isOrdered = edited
    .filter(({ id }) => isIn(base, id))
    .every(({ id }, place) => id === orderBefore[place]?.id);
  const kept = current.filter(({ id }) => !isIn(base, id) || isIn(edited, id));
  const wanted = edited.filter(({ id }) => !isIn(base, id) || isIn(current, id));
  const order = isOrdered
    ? [...kept, ...wanted.filter(({ id }) => !isIn(kept, id))]
    : [...wanted, ...kept.filter(({ id }) => !isIn(wanted, id))];
  return order.map((player): Player => {
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

function isIn(players: readonly Player[], id: string): boolean {
  return find(players, id) !== undefined;
}

function find(players: readonly Player[], id: string): Player | undefined {
  return players.find((player) => player.id === id);
}

/** The players of a team on any sheet: in a lineup, for a goal, or for a card. */
export function playersOnSheets({ fixtures }: Tournament, team: string): ReadonlySet<PlayerId> {
  const named = fixtures.flatMap(({ homeTeam, awayTeam, result, events = [] }) => {
    if (team !== homeTeam && team !== awayTeam) return [];
    const side = team === homeTeam ? 'teamA' : 'teamB';
    const sets = result?.details?.sets.map((set) => set[side]) ?? [];
    const globalCards = result?.details?.globalCards[side] ?? [];
    return [
      ...sets.flatMap(({ players }) => [players.attacker, players.defender]),
      ...sets.flatMap(({ goals }) => goals.map(({ scorerId }) => scorerId)),
      ...[...globalCards, ...sets.flatMap(({ cards }) => cards)].map(({ player }) => player),
      ...events.map((event) =>
        'playerId' in event ? event.playerId : 'scorerId' in event ? event.scorerId : null,
      ),
    ];
  });
  return new Set(named.filter((id) => id !== null));
}
