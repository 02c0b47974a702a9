import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { composeSite } from '../compose/composeSite.mjs';
import { Failure, sentenceOfSystem } from '../setup/failure.mjs';
import { withLock } from '../setup/withLock.mjs';
import { isRemote } from './remotes.mjs';
import { sendSite } from './sendSite.mjs';
import { mirrorOf, noteSent, numberSent, siteDocument } from './siteDocument.mjs';

/**
 * Publishes the live site: composes it in its folder, or in a mirror beside the store that it then sends to a remote.
 * `live` is given for a preview; `signal` ends the sending. Resolves to `{ live, before, isNew }`: the site's document,
 * the number of its previous one, and whether there was no site. Rejects with a {@link NotPublished} for every failure.
 * Of two commands for one remote, one waits: the lock is a file beside the mirror. It cannot tell whether a process of
 * another machine still runs. So the command reads the live document again afterwards, and an overtaken one sends the
 * newer site.
 */
export async function publishSite({ store, target, live: given, signal }) {
  const isNew = siteDocument({ store, target }).kind === 'none';
  try {
    const publish = isRemote(target) ? publishRemotely : composeSite;
    return { ...(await publish({ store, target, live: given, signal })), isNew };
  } catch (error) {
    const reason =
      error instanceof Failure ? error.message : (sentenceOfSystem(error, target) ?? error.stack);
    throw new NotPublished({
      reason,
      store,
      target,
      live: given ?? store.live.current(),
      isPreview: given !== undefined,
    });
  }
}

async function publishRemotely({ store, target, live: given, signal }) {
  const mirror = mirrorOf(store, target);
  mkdirSync(dirname(mirror), { recursive: true });
  return withLock(`${mirror}.lock`, async (handTo) => {
    const before = numberSent(mirror);
    for (;;) {
      const { live } = await composeSite({ store, target: mirror, live: given });
      await sendSite({ mirror, target, handTo, signal });
      noteSent(mirror, live.number);
      if (given || store.live.current().number === live.number) return { live, before };
    }
  });
}

/** The live document is written, but the site does not show it yet: `remedy` is the command that publishes the rest. */
export class NotPublished extends Failure {
  constructor(about, remedy = remedyFor(about)) {
    super(`${about.reason}\n${standing(about)} ${remedy}`);
    this.about = about;
  }
}

/** The sentence for a user who ended a deployment between the live document and the site. */
export function interruptedSentence({ store, target, live }) {
  return new NotPublished({ reason: 'Interrupted.', store, target, live }).message;
}

function standing({ store, target, live, isPreview }) {
  if (isPreview) return 'What is live is as it was.';
  const inStore = `Document ${live.number} is live in the store, and`;
  if (isRemote(target))
    return `${inStore} ${target} is still the old site, or partly: each page there finds its files.`;
  const site = siteDocument({ store, target });
  if (site.kind === 'none') return `${inStore} there is no site in ${target} yet.`;
  if (site.kind === 'unknown') return `${inStore} ${target} is still the old site.`;
  return `${inStore} ${target} is still that of document ${site.number}.`;
}

function remedyFor({ target, isPreview }) {
  if (isRemote(target)) return 'The same command again sends the rest.';
  return isPreview
    ? 'The same command again makes the preview.'
    : 'The same command again (or any deployment) brings it.';
}
