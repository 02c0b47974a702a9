import { renderPages } from '../compose/renderPages.mjs';
import { Failure } from '../setup/failure.mjs';
import { objections } from './gate.mjs';
import { endedTrials } from './nextDocument.mjs';
import { NotPublished, publishSite } from './publish.mjs';
import { reachTarget } from './target.mjs';

/** A shell's exit code for a process ended by Ctrl-C. */
const INTERRUPTED = 130;

/**
 * Writes the live document that follows the one in force, and makes its site. `change(document)` returns the next one,
 * or undefined for no change. Incompatible releases and pages that cannot be rendered are refused before anything
 * changes. The site follows the document: it also includes other people's live changes that have not been published,
 * and a message says so. If that fails, `remedy(live)` is the command that goes on, where repeating this one would not
 * do. Resolves to the document in force.
 */
export async function goLive({ store, target, change, remedy, log = console.log }) {
  await reachTarget({ store, target });
  let before;
  const live = await store.live.change(async (document) => {
    before = document;
    const next = change(document);
    if (!next) return undefined;
    refuseMisfits(store, next);
    for (const variant of variants(next)) await renderPages(store, variant);
    return next;
  });
  if (live.number === 0) return live;
  const about = { store, target, live, remedy: remedy?.(live) };
  const site = await explainingInterruption(about, () => publishSite(about));
  const isChanged = live.number !== before.number;
  for (const sentence of otherChanges({ store, target, ...site, own: isChanged ? live.number : undefined }))
    log(sentence);
  for (const sentence of endedTrials(before, live)) log(sentence);
  const standing = isChanged
    ? `Live as of document ${live.number}`
    : `Document ${live.number} was live already`;
  log(`${standing}, in ${target}. Done in ${(performance.now() / 1000).toFixed(1)} s.`);
  return live;
}

/** Throws a {@link Failure} if the releases of a document are incompatible. */
export function refuseMisfits(store, document) {
  const refused = variants(document).flatMap(({ packages }) =>
    objections(Object.entries(packages).map(([folder, { version }]) => store.descriptionOf(folder, version))),
  );
  if (refused.length > 0) throw new Failure(['Nothing has changed.', ...new Set(refused)].join('\n'));
}

/** Every combination that a visitor may get of a document: the live releases, and each canary as if it were live. */
function variants(document) {
  const tried = Object.entries(document.packages).filter(([, { canary }]) => canary);
  const whole = tried.map(([name, { canary }]) => ({
    ...document,
    packages: { ...document.packages, [name]: { ...document.packages[name], ...canary, canary: undefined } },
  }));
  return [document, ...whole];
}

/** The document is live already: an operator who ends the command now reads what the site still shows. */
async function explainingInterruption(about, publish) {
  const end = () => {
    console.error(new NotPublished({ reason: 'Interrupted.', ...about }).message);
    process.exit(INTERRUPTED);
  };
  const signals = ['SIGINT', 'SIGTERM'];
  for (const signal of signals) process.on(signal, end);
  try {
    return await publish();
  } finally {
    for (const signal of signals) process.removeListener(signal, end);
  }
}

/**
 * Unexpected changes of a site: it was created, or it now includes documents of others that were live and not
 * published. `before` is the number of its former document, `live` its present document, `own` the number that this
 * command has written.
 */
function otherChanges({ store, target, before, live, isNew, own }) {
  if (isNew) return [`Created a new site in ${target}, from live document ${live.number}.`];
  if (before === undefined) return [];
  if (before > live.number)
    return [
      `${target} was the site of document ${before} of another store; it is of document ${live.number} of this one.`,
    ];
  const others = store.live
    .all()
    .filter(({ number }) => number > before && number <= live.number && number !== own)
    .map(({ number, act, by }) => `${number} ${act}, by ${by}`)
    .reverse();
  return others.length > 0
    ? [`This also brings documents that were live already and not in ${target} yet: ${others.join('; ')}.`]
    : [];
}
