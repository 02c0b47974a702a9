import type { SheetEvent } from '../match-sheet/sheetEvent';
import type { Fixture, MatchDetails, PlayerId, Side, Tournament } from '../tournament';

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
