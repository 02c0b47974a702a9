import { hasPlayoffs, playoffTree } from '../competition/playoffs/tree';
import { isInterrupted } from '../competition/shownStatus';
import { minuteOf } from '../model/dayClock';
import { placedIn, plansOf } from '../model/plans';
import type { DayPlan, Fixture, Placement, PlayoffSlot, Tournament } from '../model/tournament';
import { isLeagueFixture } from '../model/tournament';
import { endOf, isToBePlayed, nextStart, type Place } from './dayPlan';

/**
 * The plan with the playoff matches that have been drawn since it was made: on the last day of the league and after it,
 * each once those before it have ended. A match has the same place whether those that follow are known yet.
 */
export function withPlayoffs(tournament: Tournament, day: DayPlan): DayPlan {
  const drawn = placePlayoffs(tournament, day).flatMap(({ fixture, court, at }) =>
    fixture === null ? [] : [{ fixture: fixture.id, court, at }],
  );
  return drawn.length === 0 ? day : { ...day, placements: [...day.placements, ...drawn] };
}

/** The minute of the day at which its last match ends as planned, playoffs that are still to be drawn included. */
export function endOfDay(tournament: Tournament, day: DayPlan): number {
  return endOf([...day.placements, ...placePlayoffs(tournament, day)], day);
}

/** How many playoff matches `endOfDay` includes whose teams are still to be drawn. */
export function playoffsToDraw(tournament: Tournament, day: DayPlan): number {
  return placePlayoffs(tournament, day).filter(({ fixture }) => fixture === null).length;
}

type PlayoffPlace = Place & { readonly fixture: Fixture | null };

function placePlayoffs(tournament: Tournament, day: DayPlan): PlayoffPlace[] {
  const bySlot = new Map(tournament.fixtures.map((fixture) => [fixture.slot, fixture]));
  const league = new Set(tournament.fixtures.filter(isLeagueFixture).map(({ id }) => id));
  const isOfLeague = ({ fixture }: Placement) => league.has(fixture);
  const others = plansOf(tournament).filter(({ date }) => date !== day.date);
  if (others.some(({ date, placements }) => date > day.date && placements.some(isOfLeague))) return [];
  const elsewhere = placedIn(...others);
  const isExpected = arePlayoffsExpected(tournament, day, elsewhere);
  const leagueEnd = endOf(day.placements.filter(isOfLeague), day);
  const courts = Array.from({ length: day.courts }, (_, index) => {
    const own = day.placements.filter(({ court }) => court === index + 1);
    return Math.max(leagueEnd, endOf(own, day));
  });
  const ends = new Map<PlayoffSlot, number>();
  const places: PlayoffPlace[] = [];
  for (const slot of inOrder) {
    const fixture = bySlot.get(slot) ?? null;
    const place = day.placements.find((placement) => placement.fixture === fixture?.id);
    if (place) ends.set(slot, place.at + day.matchMinutes);
    if (fixture !== null && elsewhere.has(fixture.id)) continue;
    if (place || !(fixture === null ? isExpected : isOfDay(fixture, day))) continue;
    const ready = Math.max(leagueEnd, ...feedersOf(slot).map((feeder) => ends.get(feeder) ?? leagueEnd));
    const starts = courts.map((free) => nextStart(Math.max(free, ready), day));
    const at = Math.min(...starts);
    const court = starts.indexOf(at);
    courts[court] = at + day.matchMinutes;
    ends.set(slot, at + day.matchMinutes);
    places.push({ fixture, court: court + 1, at });
  }
  return places;
}

/** Whether the league ends on this day, as planned, and playoffs follow. */
function arePlayoffsExpected(tournament: Tournament, day: DayPlan, elsewhere: ReadonlySet<string>): boolean {
  if (tournament.format?.playoffs !== true) return false;
  const placed = new Set([...elsewhere, ...placedIn(day)]);
  const isReached = tournament.fixtures.every(
    (fixture) => fixture.status === 'finished' || !isLeagueFixture(fixture) || placed.has(fixture.id),
  );
  return isReached && hasPlayoffs(tournament);
}

/** Whether a drawn match was played on this day, or can be. */
function isOfDay(fixture: Fixture, { date }: DayPlan): boolean {
  const { status, times } = fixture;
  if (status === 'pending' || isInterrupted(fixture)) return isToBePlayed(fixture, date);
  const moment = times?.startedAt ?? times?.endedAt;
  return moment === undefined ? status === 'inprogress' : minuteOf(date, new Date(moment)) >= 0;
}

/** The tree, stage by stage: the final is the last match of a day. */
const inOrder = playoffTree.map(({ slot }) => slot).toSorted((a, b) => stageOf(a) - stageOf(b));

/** How many matches a team has to win before it comes to this one. */
function stageOf(slot: PlayoffSlot): number {
  return Math.max(0, ...feedersOf(slot).map((feeder) => stageOf(feeder) + 1));
}

function feedersOf(slot: PlayoffSlot): PlayoffSlot[] {
  const pairing = playoffTree.find((each) => each.slot === slot);
  return [pairing?.home, pairing?.away].flatMap((entrant) =>
    entrant?.kind === 'winner' ? [entrant.of] : [],
  );
}
