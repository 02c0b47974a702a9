import type { MatchDetails, PlayerId, Role, SetSide, Side } from '../model/tournament';
import { goalsOf, roles, setWinner, sides } from './score';
import { unchangedPlayers } from './sheetCommands';

type Place = { readonly setIndex: number; readonly side: Side };
type OfPlayer = Place & { readonly playerId: PlayerId };
export type SheetWarning =
  | (OfPlayer & { readonly kind: 'penalty-by-defender' | 'red-carded-player' })
  | (OfPlayer & { readonly kind: 'role-not-swapped'; readonly role: Role })
  | (Place & { readonly kind: 'role-without-player'; readonly role: Role })
  | { readonly kind: 'set-ahead-of-turn'; readonly setIndex: number };

/** Lists violations of the federation's rules on a sheet; they block nothing. */
export function sheetWarnings(details: MatchDetails): readonly SheetWarning[] {
  return details.sets.flatMap((set, setIndex): SheetWarning[] => {
    const isStarted = goalsOf([set]) > 0;
    const isAhead = isStarted && details.sets.slice(0, setIndex).some((before) => setWinner(before) === null);
    return [
      ...(isAhead ? [{ kind: 'set-ahead-of-turn', setIndex } as const] : []),
      ...sides.flatMap((side) => warningsOfSide(details, { setIndex, side }, set[side], isStarted)),
    ];
  });
}

function warningsOfSide(
  details: MatchDetails,
  place: Place,
  { players, goals }: SetSide,
  isStarted: boolean,
): SheetWarning[] {
  const unchanged = unchangedPlayers(details, place.setIndex, place.side);
  const sentOff = details.globalCards[place.side].filter(({ setIndex }) => setIndex < place.setIndex);
  const { defender } = players;
  const hasTaken = goals.some(({ type, scorerId }) => type === 'penalty' && scorerId === defender);
  return [
    ...unchanged.map((player) => ({ kind: 'role-not-swapped', ...place, ...player }) as const),
    ...(defender !== null && hasTaken
      ? [{ kind: 'penalty-by-defender', ...place, playerId: defender } as const]
      : []),
    ...roles.flatMap((role): SheetWarning[] => {
      const playerId = players[role];
      if (playerId === null) return isStarted ? [{ kind: 'role-without-player', ...place, role }] : [];
      return sentOff.some(({ player }) => player === playerId)
        ? [{ kind: 'red-carded-player', ...place, playerId }]
        : [];
    }),
  ];
}
