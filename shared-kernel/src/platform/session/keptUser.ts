import { attempt } from '../storage/shape';
import { createLocalArea, createOverflowArea } from '../storage/storageArea';
import type { BackEndUser } from './hostedUser';

/**
 * Stores the session of this device. By default the back end's client treats a full storage as an empty one, and the
 * member as a guest. Here a session that cannot be written holds for this visit.
 */
export const sessionArea = createOverflowArea(createLocalArea(() => {}));

/** The user who was logged in here at the back end's last answer. */
export function keptUser(key: string): BackEndUser | undefined {
  // It checks the fields by hand, because a schema's rules would enlarge every visitor's first download.
  const { id, email, new_email, app_metadata, user_metadata } = kept(key).user ?? {};
  if (typeof id !== 'string') return undefined;
  return {
    id,
    ...(typeof email === 'string' && { email }),
    ...(typeof new_email === 'string' && { new_email }),
    app_metadata: { ...app_metadata },
    user_metadata: { ...user_metadata },
  };
}

/** Stores the member's present account; the client keeps it with its tokens until the next change. */
export function keepUser(key: string, user: BackEndUser): void {
  const session = kept(key);
  if (session.user?.id !== user.id) return;
  sessionArea.write(key, JSON.stringify({ ...session, user: { ...user, heard_at: Date.now() } }));
}

/** When the back end last confirmed the stored data (milliseconds, by this device's clock). */
export function keptSince(key: string): number | undefined {
  const { user, expires_at, expires_in } = kept(key);
  const at = user?.heard_at ?? (expires_at - expires_in) * 1000;
  return at || undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: anything may lie there, and each part is looked at where it is used
function kept(key: string): any {
  return Object(attempt(() => JSON.parse(String(sessionArea.read(key)))));
}
