import { useEffect, useState } from 'react';

const panelMs = 12_000;
/** How long a court stays in front after its goal. */
const frontMs = 8_000;

/**
 * The shown panel: it advances after twelve seconds, unless a person has stopped it. A match with news comes to the
 * front at once, and its court's panel is shown.
 */
export function useTurning(keys: readonly string[]) {
  const [{ key, turns }, setTurn] = useState<{ readonly key: string | undefined; readonly turns: number }>({
    key: undefined,
    turns: 0,
  });
  const [isPaused, setIsPaused] = useState(false);
  const [front, setFront] = useState<{ readonly fixture: string } | null>(null);
  const place = Math.max(0, keys.indexOf(key ?? ''));
  const next = keys[(place + 1) % keys.length];
  const shown = keys[place];

  // Counted, so that a panel that follows itself is turned to again.
  useEffect(() => {
    if (isPaused || front !== null) return;
    const timer = setTimeout(() => setTurn({ key: next, turns: turns + 1 }), panelMs);
    return () => clearTimeout(timer);
  }, [isPaused, front, next, turns]);

  useEffect(() => {
    if (front === null) return;
    const timer = setTimeout(() => {
      setFront(null);
      setTurn((turn) => ({
        key: keys.find((each) => each.startsWith('courts')) ?? turn.key,
        turns: turn.turns + 1,
      }));
    }, frontMs);
    return () => clearTimeout(timer);
  }, [front, keys]);

  return {
    shown,
    /** The match in front of all panels. */
    front: front?.fixture ?? null,
    isPaused,
    bringToFront: (fixture: string) => setFront({ fixture }),
    togglePause: () => setIsPaused((before) => !before),
    turn(by: 1 | -1) {
      setFront(null);
      setTurn({ key: keys[(place + by + keys.length) % keys.length], turns: turns + 1 });
    },
  };
}

const patienceMs = 4000;
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Whether a person has moved, touched or typed within four seconds. */
export function useIsAttended(): boolean {
  const [isAttended, setIsAttended] = useState(true);
  useEffect(() => {
    let timer = setTimeout(setIsAttended, patienceMs, false);
    const stay = () => {
      clearTimeout(timer);
      setIsAttended(true);
      timer = setTimeout(setIsAttended, patienceMs, false);
    };
    for (const sign of signs) window.addEventListener(sign, stay);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, stay);
    };
  }, []);
  return isAttended;
}
