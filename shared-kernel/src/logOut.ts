import { session } from './platform/session/session';
import { sharedBackEnd } from './sharedBackEnd';

/**
 * Logs the member out, and answers whether it did. Before that it asks them if the back end has not answered a command
 * of theirs: it leaves this device with them.
 */
export async function logOut(): Promise<boolean> {
  const mayLogOut = (await sharedBackEnd()?.mayLogOut?.()) ?? true;
  return mayLogOut && (await session.signOut()).ok;
}
