import type { PlayEvent } from '../model/sheetEvent';

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
