import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { composeSite } from '../compose/composeSite.mjs';
import { withLock } from '../compose/withLock.mjs';
import { Failure } from '../setup/failure.mjs';
import { rclone } from './rclone.mjs';
import { isRemote } from './remotes.mjs';
import { sendSite } from './sendSite.mjs';

/**
 * Makes the site of what is live where visitors get it: composed in its folder, or composed in a mirror beside the store
 * and sent to a remote. `live` is given for a preview. Resolves to the document that the site is of.
 *
 * Of two that publish to one remote, one waits: the lock is a file beside the mirror. It cannot tell whether a process of
 * another machine lives; so what is live is looked at again afterwards, and whoever was overtaken sends the newer site.
 */
export async function publishSite({ store, target, live: given }) {
  if (!isRemote(target)) return composeSite({ store, target, live: given });
  const mirror = mirrorOf(store, target);
  mkdirSync(dirname(mirror), { recursive: true });
  return withLock(`${mirror}.lock`, async (handTo) => {
    for (;;) {
      const live = await composeSite({ store, target: mirror, live: given });
      await send({ mirror, target, live, isPreview: given !== undefined, handTo });
      if (given || store.live.current().number === live.number) return live;
    }
  });
}

/** Rejects with a {@link Failure} where a remote cannot be had, before anything is changed. A folder always can. */
export async function reachTarget(target) {
  if (!isRemote(target)) return;
  try {
    await rclone(['lsf', '--max-depth', '1', '--retries', '1', '--low-level-retries', '1', target], {
      target,
    });
  } catch (error) {
    throw error instanceof Failure ? new Failure(`Nothing has changed. ${error.message}`) : error;
  }
}

/** The live document is written, and the remote does not show it yet: `remedy` is what sends the rest. */
export class NotPublished extends Failure {
  constructor(about, remedy = 'The same command again sends the rest.') {
    const { reason, target, live, isPreview } = about;
    const standing = isPreview
      ? 'What is live is as it was.'
      : `Document ${live.number} is live in the store, and ${target} is still the old site, or partly: ` +
        'each page there finds its files.';
    super(`${reason}\n${standing} ${remedy}`);
    this.about = about;
  }
}

async function send({ mirror, target, live, isPreview, handTo }) {
  try {
    await sendSite({ mirror, target, handTo });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new NotPublished({ reason: error.message, target, live, isPreview });
  }
}

/** One a remote; its name tells a person which, and no two are one. */
function mirrorOf(store, target) {
  const digest = createHash('sha256').update(target).digest('hex').slice(0, 8);
  return join(dirname(store.folder), 'mirrors', `${target.replace(/\W+/g, '-')}-${digest}`);
}
