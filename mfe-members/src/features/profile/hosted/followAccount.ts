import { type AccountAnswer, session } from 'shared-kernel';

/** The answer may be missing because of a network that only claims to be up. */
const pauseMs = 15_000;

type Unanswered = Extract<AccountAnswer, { readonly copiedAt?: number | undefined }>;

/** The account's data is unknown; without a network it cannot be requested. */
export type Silence = Omit<Unanswered, 'kind'> & { readonly kind: Unanswered['kind'] | 'no-network' };

export type Heard = AccountAnswer | Silence;

const silences: readonly Heard['kind'][] = ['unheard', 'busy', 'failed', 'no-network'];

export function isSilence(answer: Heard): answer is Silence {
  return silences.includes(answer.kind);
}

/**
 * Requests the present account: at once, whenever the page becomes visible, and, without an answer, when the network
 * returns and every fifteen seconds. The returned function stops it.
 */
export function followAccount(hear: (answer: Heard) => void): () => void {
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
    hear(answer.kind === 'unheard' && !navigator.onLine ? { ...answer, kind: 'no-network' } : answer);
  }

  void ask();
  document.addEventListener('visibilitychange', ask, { signal });
  for (const event of ['focus', 'online']) addEventListener(event, ask, { signal });
  return () => {
    stop.abort();
    clearTimeout(pause);
  };
}
