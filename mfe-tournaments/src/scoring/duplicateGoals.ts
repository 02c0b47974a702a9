import type { PlayEvent, SheetEvent } from '../model/sheetEvent';

/** Two scorers note one goal within this time. */
const apartMs = 10_000;

type Written = { readonly play: PlayEvent; readonly original: string | undefined };

/**
 * Decides which goal before it a goal may repeat: another scorer noted it within ten seconds, in the same set, for the
 * same player or with one of them unknown. Each scorer repeats a goal once. A quick score is no tap and repeats none.
 */
export function originalOf(goal: PlayEvent, before: readonly Written[]): string | undefined {
  if (!isTapped(goal)) return undefined;
  return before.find(({ play, original }) => {
    if (original !== undefined || !isTapped(play) || play.author === goal.author) return false;
    const isSamePlace = play.setIndex === goal.setIndex && play.side === goal.side;
    const isSamePlayer = play.scorerId === goal.scorerId || play.scorerId === null || goal.scorerId === null;
    const isSoon = Math.abs(Date.parse(play.at) - Date.parse(goal.at)) <= apartMs;
    if (!isSamePlace || !isSamePlayer || !isSoon) return false;
    return !before.some((other) => other.original === play.id && other.play.author === goal.author);
  })?.play.id;
}

function isTapped(play: PlayEvent): play is PlayEvent & { readonly kind: 'goal' } {
  return play.kind === 'goal' && play.author !== undefined && play.gesture === undefined;
}

/** A scorer who has written nothing for this long before the sheet's last event has handed the sheet over. */
const presentMs = 10 * 60_000;

/** The authors who write on a sheet beside a person; none where writers have no names. */
export function otherWriters(events: readonly SheetEvent[], person: string | undefined): readonly string[] {
  if (person === undefined) return [];
  const moments = events.map(({ at }) => Date.parse(at)).filter((moment) => !Number.isNaN(moment));
  const last = moments.reduce((latest, moment) => Math.max(latest, moment), 0);
  const present = events.flatMap(({ author, at }) =>
    author !== undefined && author !== person && last - Date.parse(at) <= presentMs ? [author] : [],
  );
  return [...new Set(present)].sort();
}
