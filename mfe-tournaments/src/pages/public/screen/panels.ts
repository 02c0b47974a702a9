import { championOf, type FirstPlace } from '../../../competition/championOf';
import { liveMatch } from '../../../competition/liveMatch';
import { type Bracket, bracketOf } from '../../../competition/playoffs/bracket';
import { isUnderWay } from '../../../competition/shownStatus';
import { standings } from '../../../competition/standings/standings';
import { nextCalls } from '../../../matchday/nextCalls';
import { type NextMatch, nextMatches } from '../../../matchday/nextMatches';
import { isDayRunning } from '../../../matchday/runningDay';
import { clockOf, dayOf } from '../../../model/dayClock';
import type { Fixture, Tournament } from '../../../model/tournament';
import type { HeldSets } from '../../../widgets/news/useMatchNews';
import { type RankedRow, ranked } from '../../../widgets/standings/StandingsTable';

/** The panels of the screen. Long tables are split, because a television cannot scroll. */
export type Panel =
  | FirstPlace
  | { readonly kind: 'courts'; readonly fixtures: readonly Fixture[] }
  | { readonly kind: 'standings'; readonly rows: readonly RankedRow[] }
  | { readonly kind: 'bracket'; readonly bracket: Bracket }
  | { readonly kind: 'next'; readonly matches: readonly NextMatch[] }
  | { readonly kind: 'waiting' };

export type PanelProps<Kind extends Panel['kind'] = Panel['kind']> = {
  readonly panel: Panel & { readonly kind: Kind };
  readonly tournament: Tournament;
  readonly held: HeldSets;
};

/** A panel with its stable key, and its place among the parts of its table. */
export type PlacedPanel = Panel & { readonly key: string; readonly part: number; readonly parts: number };

const rowsAtOnce = 8;
const courtsAtOnce = 6;
const matchesAtOnce = 7;

/** The panels that have something to show, in the order of their turns; there is always one. */
export function panelsOf(
  tournament: Tournament,
  today: string | null,
  now: Date | null,
  held: HeldSets = new Map(),
): readonly PlacedPanel[] {
  const champion = championOf(tournament);
  const live = tournament.fixtures.filter(
    (fixture) =>
      held.has(fixture.id) || (liveMatch(fixture) !== null && (now === null || isUnderWay(fixture, now))),
  );
  const table = ranked(standings(tournament));
  // Before the first finished match the alphabet alone would order both.
  const isOrdered = table.some(({ played }) => played > 0);
  const bracket = isOrdered ? bracketOf(tournament) : null;
  const matches = toPlay(tournament, today, now).slice(0, matchesAtOnce);
  const panels = [
    ...(champion ? whole(champion) : []),
    ...parts(live, courtsAtOnce, (fixtures) => ({ kind: 'courts', fixtures })),
    ...parts(isOrdered ? table : [], rowsAtOnce, (rows) => ({ kind: 'standings', rows })),
    ...(bracket ? whole({ kind: 'bracket', bracket }) : []),
    ...(matches.length > 0 ? whole({ kind: 'next', matches }) : []),
  ];
  return panels.length > 0 ? panels : whole({ kind: 'waiting' });
}

/** The next matches; on a running day those that the tournament's page calls come first. */
function toPlay(tournament: Tournament, today: string | null, now: Date | null): readonly NextMatch[] {
  const next = nextMatches(tournament, today);
  if (now === null || !isDayRunning(tournament, now)) return next;
  const called = nextCalls(tournament, now).map(({ fixture, court, at, date }) => {
    const isPlanned = at !== null && date !== null;
    const [day, time] = isPlanned ? [dayOf(date, at), clockOf(date, at)] : [null, null];
    return { fixture, day, time, court };
  });
  return [
    ...called,
    ...next.filter((match) => called.every(({ fixture }) => fixture.id !== match.fixture.id)),
  ];
}

function whole(panel: Panel): PlacedPanel[] {
  return [{ ...panel, key: panel.kind, part: 1, parts: 1 }];
}

/** Parts of like length, so that none has a lone row. */
function parts<Item>(all: readonly Item[], atOnce: number, panelOf: (some: Item[]) => Panel): PlacedPanel[] {
  const count = Math.ceil(all.length / atOnce);
  const startOf = (index: number) => Math.ceil((index * all.length) / count);
  return Array.from({ length: count }, (_, index) => {
    const panel = panelOf(all.slice(startOf(index), startOf(index + 1)));
    return { ...panel, key: `${panel.kind}-${index}`, part: index + 1, parts: count };
  });
}
