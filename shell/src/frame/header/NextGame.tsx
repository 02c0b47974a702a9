import { useEffect, useState } from 'react';
import { type NextGame as Game, lazyWithRetry, subscribe } from 'shared-kernel';

/** In one chunk with the code that follows the game (`followNextGame.ts`): both are for visitors with a reservation. */
const NextGameLine = lazyWithRetry(
  () => import(/* webpackChunkName: "next-game" */ './NextGameLine'),
  (module) => module.NextGameLine,
);

/** This visitor's next game; unknown on the server and during hydration. */
export function NextGame() {
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => subscribe('booking:next-game', (told) => setGame(told.game)), []);
  return game && <NextGameLine game={game} />;
}
