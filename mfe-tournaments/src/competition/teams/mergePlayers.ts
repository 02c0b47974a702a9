import { mergeThreeWay } from 'shared-kernel/drafts';
import type { SheetEvent } from '../../model/sheetEvent';
import type { Fixture, MatchDetails, Player, PlayerId, Side, Tournament } from '../../model/tournament';

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

/** The players of a team on any sheet: in a lineup, for a goal, or for a card. */
export function playersOnSheets(
  tournament: Pick<Tournament, 'fixtures'>,
  team: string,
): ReadonlySet<PlayerId> {
  const named = tournament.fixtures.flatMap((fixture) => [
    ...(fixture.homeTeam === team ? namedIn(fixture, 'teamA') : []),
    ...(fixture.awayTeam === team ? namedIn(fixture, 'teamB') : []),
  ]);
  return new Set(named.filter((id) => id !== null));
}

function namedIn({ result, events = [] }: Fixture, side: Side): (PlayerId | null)[] {
  return [...(result?.details ? namedInDetails(result.details, side) : []), ...events.flatMap(namedInEvent)];
}

function namedInDetails({ sets, globalCards }: MatchDetails, side: Side): (PlayerId | null)[] {
  const inSets = sets.flatMap((set) => {
    const { players, goals, cards } = set[side];
    return [
      players.attacker,
      players.defender,
      ...goals.map(({ scorerId }) => scorerId),
      ...cards.map(({ player }) => player),
    ];
  });
  return [...inSets, ...globalCards[side].map(({ player }) => player)];
}

function namedInEvent(event: SheetEvent): (PlayerId | null)[] {
  if ('playerId' in event) return [event.playerId];
  return 'scorerId' in event ? [event.scorerId] : [];
}
