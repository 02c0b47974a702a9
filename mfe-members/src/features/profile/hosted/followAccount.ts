import { type AccountAnswer, session } from 'shared-kernel';
import { poll } from 'shared-kernel/back-end';

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

/** Requests the present account at once and whenever the visitor returns, and every fifteen seconds without an answer. */
export function followAccount(hear: (answer: Heard) => void): () => void {
  return poll(async (giveUp) => {
    const answer = await session.account();
    if (giveUp.aborted) return undefined;
    hear(answer.kind === 'unheard' && !navigator.onLine ? { ...answer, kind: 'no-network' } : answer);
    return isSilence(answer) ? pauseMs : undefined;
  }, 'focus');
}
