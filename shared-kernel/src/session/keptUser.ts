import type { BackEndUser } from './hostedUser';

/** Whoever was logged in here when the back end last said so. */
export function keptUser(key: string): BackEndUser | undefined {
  try {
    // Its own parts are looked at, because a schema's rules would weigh on the first visit of everybody.
    const { id, email, app_metadata, user_metadata } = JSON.parse(localStorage.getItem(key) ?? '{}').user;
    if (typeof id !== 'string') return undefined;
    return {
      id,
      ...(typeof email === 'string' && { email }),
      app_metadata: { ...app_metadata },
      user_metadata: { ...user_metadata },
    };
  } catch {
    return undefined;
  }
}

/** Forgets the session of this device; a renewal that is on its way then comes to nothing. */
export function forgetKeptUser(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What is refused is not kept.
  }
}
