import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSite, numberOf } from '../compose/composedSite.mjs';
import { composeSite } from '../compose/composeSite.mjs';
import { Failure, sentenceOfSystem } from '../setup/failure.mjs';
import { withLock } from '../setup/withLock.mjs';
import { sendSite } from './sendSite.mjs';
import { isRemote } from './target.mjs';

/**
 * Publishes the site of the live document, or of a preview's: composes it in its folder, or in a mirror beside the store
 * that it then sends to a remote. Resolves to `{ live, before, isNew }`: the site's document, the number of its previous
 * one, and whether there was no site. Rejects with a {@link NotPublished} for every failure. Of two commands for one
 * remote, one waits: the lock is a file beside the mirror. It cannot tell whether a process of another machine still
 * runs. So the command reads the live document again afterwards, and an overtaken one sends the newer site.
 */
export async function publishSite({ store, target, live, remedy, isPreview = false }) {
  const isNew = isMissing(target);
  try {
    const publish = isRemote(target) ? publishRemotely : composeSite;
    return { ...(await publish({ store, target, live: isPreview ? live : undefined })), isNew };
  } catch (error) {
    const reason =
      error instanceof Failure ? error.message : (sentenceOfSystem(error, target) ?? error.stack);
    throw new NotPublished({ reason, store, target, live, isPreview, remedy });
  }
}

async function publishRemotely({ store, target, live: given }) {
  const mirror = mirrorOf(store, target);
  mkdirSync(dirname(mirror), { recursive: true });
  return withLock(`${mirror}.lock`, async (handTo) => {
    const before = numberSent(mirror);
    for (;;) {
      const { live } = await composeSite({ store, target: mirror, live: given });
      await sendSite({ mirror, target, handTo });
      writeFileSync(sentFile(mirror), `${live.number}\n`);
      if (given || store.live.current().number === live.number) return { live, before };
    }
  });
}

/** The live document is written, but the site does not show it yet: `remedy` is the command that publishes the rest. */
export class NotPublished extends Failure {
  constructor({ reason, remedy = 'The same command again sends the rest.', isPreview, ...about }) {
    const standing = isPreview ? 'What is live is as it was.' : describeSite(about);
    super(`${reason}\n${standing} ${remedy}`);
  }
}

/** Compares a site with the live document, in a sentence for a person. For a remote, the record of sent documents answers. */
export function describeSite({ store, target }) {
  const live = store.live.current();
  if (isMissing(target)) return `There is no site in ${target}: a deployment there makes it.`;
  const number = isRemote(target) ? numberSent(mirrorOf(store, target)) : numberOf(target);
  if (number === undefined) return `${target} does not tell here which document it is the site of.`;
  if (number === live.number) return `${target} is the site of document ${live.number}.`;
  if (number > live.number)
    return `${target} is the site of document ${number}, which is not in this store: it is of another one.`;
  return (
    `${target} is still the site of document ${number}: ` +
    `any deployment there brings document ${live.number}, which is live in the store.`
  );
}

function isMissing(target) {
  return !isRemote(target) && !isSite(target);
}

/** The mirror in which a remote's site is composed. Its name contains the remote's name and is unique. */
function mirrorOf(store, target) {
  const digest = createHash('sha256').update(target).digest('hex').slice(0, 8);
  return join(dirname(store.folder), 'mirrors', `${target.replace(/\W+/g, '-')}-${digest}`);
}

/** The document whose site arrived last; undefined if this machine has sent none. */
function numberSent(mirror) {
  const file = sentFile(mirror);
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) || undefined : undefined;
}

function sentFile(mirror) {
  return `${mirror}.sent-document`;
}
