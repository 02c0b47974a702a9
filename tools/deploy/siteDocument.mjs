import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSite, numberOf } from '../compose/composedSite.mjs';
import { isRemote } from './remotes.mjs';

/**
 * The live document of a target's site: `{ kind: 'none' }` without a site, `{ kind: 'unknown' }` if the site does not
 * name it, otherwise `{ kind: 'document', number }`. For a remote, the record of sent documents answers.
 */
export function siteDocument({ store, target }) {
  const folder = isRemote(target) ? undefined : target;
  if (folder && !isSite(folder)) return { kind: 'none' };
  const number = folder ? numberOf(folder) : numberSent(mirrorOf(store, target));
  return number === undefined ? { kind: 'unknown' } : { kind: 'document', number };
}

/** Compares a site with the live document, in a sentence for a person. */
export function describeSite({ store, target }) {
  const live = store.live.current();
  const site = siteDocument({ store, target });
  if (site.kind === 'none') return `There is no site in ${target}: a deployment there makes it.`;
  if (site.kind === 'unknown') return `${target} does not tell here which document it is the site of.`;
  if (site.number === live.number) return `${target} is the site of document ${live.number}.`;
  if (site.number > live.number)
    return `${target} is the site of document ${site.number}, which is not in this store: it is of another one.`;
  return (
    `${target} is still the site of document ${site.number}: ` +
    `any deployment there brings document ${live.number}, with all that came between.`
  );
}

/** The mirror in which a remote's site is composed. Its name contains the remote's name and is unique. */
export function mirrorOf(store, target) {
  const digest = createHash('sha256').update(target).digest('hex').slice(0, 8);
  return join(dirname(store.folder), 'mirrors', `${target.replace(/\W+/g, '-')}-${digest}`);
}

/** Notes that all of a document's site has arrived at a mirror's remote. */
export function noteSent(mirror, number) {
  writeFileSync(sentFile(mirror), `${number}\n`);
}

/** The document whose site arrived last; undefined if this machine has sent none. */
export function numberSent(mirror) {
  const file = sentFile(mirror);
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) || undefined : undefined;
}

function sentFile(mirror) {
  return `${mirror}.sent-document`;
}
