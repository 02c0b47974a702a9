import { useEffect, useState } from 'react';
import { type NextGame as Game, lazyWithRetry, subscribe } from 'shared-kernel';

/** In one file with what tells of the game (`followNextGame.ts`): both are for visitors who hold a reservation. */
const NextGameLine = lazyWithRetry(
  () => import(/* webpackChunkName: "next-game" */ './NextGameLine'),
  (module) => module.NextGameLine,
);

/** What this device's visitor plays next. It is unknown on the server and during hydration. */
export function NextGame() {
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => subscribe('booking:next-game', (told) => setGame(told.game)), []);
  return game && <NextGameLine game={game} />;
}
