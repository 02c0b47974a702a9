import { sharedBackEnd } from 'shared-kernel';

/** Whether the member logs out, in any tab; they are asked if a command of theirs without an answer goes with them. */
export async function mayLogOut(): Promise<boolean> {
  try {
    const outbox = await sharedBackEnd()?.openOutbox?.();
    // A command without a validity waits for its member.
    const isDropped = outbox?.pending().some(({ by, validUntil }) => by !== null && validUntil !== undefined);
    if (!isDropped) return true;
    const { askToLogOut } = await import(
      /* webpackChunkName: "logout-question" */ '../frame/header/LogoutQuestion'
    );
    return await askToLogOut();
  } catch {
    return true;
  }
}
