import { type AccountAnswer, session } from 'shared-kernel';

/** Nobody may have answered because of a network that calls itself up. */
const pauseMs = 15_000;

/** Nobody has said what the account is. */
export type Silence = Extract<AccountAnswer, { readonly kind: 'unheard' | 'busy' | 'failed' }>;

export function isSilence(answer: AccountAnswer): answer is Silence {
  return answer.kind === 'unheard' || answer.kind === 'busy' || answer.kind === 'failed';
}

/**
 * Asks what the account is now: at once, whenever the page is looked at again, and, while nobody says it, when the network
 * is back and every fifteen seconds. The answer stops it.
 */
export function followAccount(hear: (answer: AccountAnswer) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let isAsking = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  async function ask() {
    if (isAsking || document.visibilityState === 'hidden') return;
    isAsking = true;
    clearTimeout(pause);
    const answer = await session.account();
    isAsking = false;
    if (signal.aborted) return;
    if (isSilence(answer)) pause = setTimeout(ask, pauseMs);
    hear(answer);
  }

  void ask();
  document.addEventListener('visibilitychange', ask, { signal });
  for (const event of ['focus', 'online']) addEventListener(event, ask, { signal });
  return () => {
    stop.abort();
    clearTimeout(pause);
  };
}
