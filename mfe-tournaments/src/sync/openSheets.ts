import type { Tournament } from '../model/tournament';
import type { Exchanged } from './exchangeMatch';

/** Two scorers of one match see each other's taps this soon. */
const pauseMs = 3000;

type Surroundings = {
  readonly read: (id: string) => Promise<Tournament | null>;
  readonly exchange: (tournament: Tournament, fixture: string) => Promise<Exchanged>;
  /** Receives the outcome of an exchange. */
  readonly onAnswer: (exchanged: Exchanged) => void;
};

/** The open sheets of this page: each is polled while it is visible. */
export function createOpenSheets() {
  const written = new Map<string, number>();

  return {
    /** Whether a sheet of the tournament is open. */
    isWritten: (id: string) => written.has(id),

    /** Follows a sheet; the answer stops it. */
    open(id: string, fixture: string, { read, exchange, onAnswer }: Surroundings): () => void {
      let isOpen = true;
      let timer: ReturnType<typeof setTimeout> | undefined;
      written.set(id, (written.get(id) ?? 0) + 1);

      async function ask() {
        clearTimeout(timer);
        if (document.visibilityState === 'visible') {
          const tournament = await read(id);
          if (tournament !== null) onAnswer(await exchange(tournament, fixture));
        }
        clearTimeout(timer);
        if (isOpen) timer = setTimeout(ask, pauseMs);
      }

      const askNow = () => void ask();
      document.addEventListener('visibilitychange', askNow);
      askNow();
      return () => {
        isOpen = false;
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', askNow);
        const left = (written.get(id) ?? 1) - 1;
        if (left > 0) written.set(id, left);
        else written.delete(id);
      };
    },
  };
}
