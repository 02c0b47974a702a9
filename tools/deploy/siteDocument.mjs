import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSite, numberOf } from '../compose/composedSite.mjs';
import { isRemote } from './remotes.mjs';

/**
 * Which live document a target is the site of: `{ kind: 'none' }` where there is no site, `{ kind: 'unknown' }` where it
 * does not say, otherwise `{ kind: 'document', number }`. A remote is not asked: what was sent there is on record.
 */
export function siteDocument({ store, target }) {
  const folder = isRemote(target) ? undefined : target;
  if (folder && !isSite(folder)) return { kind: 'none' };
  const number = folder ? numberOf(folder) : numberSent(mirrorOf(store, target));
  return number === undefined ? { kind: 'unknown' } : { kind: 'document', number };
}

/** How a site stands to what is live, in a sentence for a person. */
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

/** Where the site for a remote is composed. One a remote; its name tells a person which, and no two are one. */
export function mirrorOf(store, target) {
  const digest = createHash('sha256').update(target).digest('hex').slice(0, 8);
  return join(dirname(store.folder), 'mirrors', `${target.replace(/\W+/g, '-')}-${digest}`);
}

/** Notes that all of a document's site has arrived at a mirror's remote. */
export function noteSent(mirror, number) {
  writeFileSync(sentFile(mirror), `${number}\n`);
}

/** The document whose site has arrived last; undefined where none has from here. */
export function numberSent(mirror) {
  const file = sentFile(mirror);
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) || undefined : undefined;
}

function sentFile(mirror) {
  return `${mirror}.sent-document`;
}
