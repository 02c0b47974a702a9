import type { BackEndUser } from './hostedUser';
import { attempt, keptStorage } from './keptStorage';

/** The user who was logged in here at the back end's last answer. */
export function keptUser(key: string): BackEndUser | undefined {
  // It checks the fields by hand, because a schema's rules would enlarge every visitor's first download.
  const { id, email, app_metadata, user_metadata } = kept(key).user ?? {};
  if (typeof id !== 'string') return undefined;
  return {
    id,
    ...(typeof email === 'string' && { email }),
    app_metadata: { ...app_metadata },
    user_metadata: { ...user_metadata },
  };
}

/** Stores the member's present account; the client keeps it with its tokens until the next change. */
export function keepUser(key: string, user: BackEndUser): void {
  const session = kept(key);
  if (session.user?.id !== user.id) return;
  keptStorage.setItem(key, JSON.stringify({ ...session, user: { ...user, heard_at: Date.now() } }));
}

/** When the back end last confirmed the stored data (milliseconds, by this device's clock). */
export function keptSince(key: string): number | undefined {
  const { user, expires_at, expires_in } = kept(key);
  const at = user?.heard_at ?? (expires_at - expires_in) * 1000;
  return at || undefined;
}

/** Deletes the session of this device; a pending renewal then has no effect. */
export const forgetKeptUser = keptStorage.removeItem;

// biome-ignore lint/suspicious/noExplicitAny: anything may lie there, and each part is looked at where it is used
function kept(key: string): any {
  return Object(attempt(() => JSON.parse(keptStorage.getItem(key) as string)));
}
