import { Failure } from '../setup/failure.mjs';
import { seconds } from '../setup/seconds.mjs';
import { openPresentStore } from '../store/openStore.mjs';
import { author } from './author.mjs';
import { withShare } from './canary.mjs';
import { builtFrom } from './describeLive.mjs';
import { shortName } from './gateCommands.mjs';
import { goLive, withVersions } from './goLive.mjs';
import { NotPublished } from './publish.mjs';
import { liveCommand, whereFlags } from './whereFlags.mjs';

/**
 * Makes a release live again: the named one, otherwise the one before the present one. During a canary only the canary
 * ends, because all other visitors already have the release before it. The next rollback skips a release that was
 * rolled back from, unless it is named.
 */
export async function rollback(folder, { version, storeFolder, target, log = console.log }) {
  const started = Date.now();
  const store = openPresentStore(storeFolder);
  const where = whereFlags({ storeFolder, target });
  const list = liveCommand({ storeFolder, target });
  const command = `npm run rollback -- ${shortName(folder)}`;
  let step;
  let said;
  // Called again if another change came first; unchanged parts are not printed twice.
  const say = (lines) => {
    if (lines !== said) log(lines);
    said = lines;
  };
  const change = (document) => {
    step = stepOf(document, folder, version, { command: `${command} VERSION${where}` });
    if (!store.has(folder, step.to))
      throw new Failure(
        `There is no release ${step.to} of ${folder} in ${store.folder}. ${list} lists those that there are.`,
      );
    say(planOf(store, folder, step));
    return step.next({ act: step.act, ...author() });
  };
  const live = await goLive({
    store,
    target,
    change,
    log,
    refusal: { header: 'Not rolled back.', others: list },
  }).catch((error) => {
    if (!(error instanceof NotPublished)) throw error;
    // Repeating the command would roll back the release that it has just made live.
    throw new NotPublished(error.about, `${command} ${step.to}${where} sends the rest.`);
  });

  log(`${folder} ${step.to} is live as of document ${live.number}, in ${target}.`);
  if (step.tried && step.from === step.to && step.before)
    log(`That is what everybody had beside the trial. Further back: ${command}${where}`);
  log(`Done in ${seconds(started)}.`);
  return live;
}

/** The release before and after, and the way there: `next(about)` is the document, or undefined for no change. */
function stepOf(document, folder, version, { command }) {
  const { version: from, canary } = document.packages[folder] ?? {};
  if (!from && !version) throw new Failure(`${folder} is not live, so there is nothing to go back from.`);
  const before = versionBefore(document, folder);
  const to = version ?? (canary ? from : before);
  if (!to) throw new Failure(nothingBefore(document, folder, command));
  const tried = canary && canary.version !== to ? canary.version : undefined;
  const act = `rollback ${folder} ${to === from ? `ends the trial of ${tried}` : `to ${to}`}`;
  // Making a rolled-back release or a trial's release live goes forward.
  const isUndone =
    to === canary?.version ||
    document.kept.some((kept) => kept.package === folder && kept.version === to && kept.withdrawn);
  const marks = { withdrawn: isUndone ? [] : [folder] };
  const next = (about) =>
    canary && to === from
      ? withShare(document, folder, 0, about)
      : withVersions(document, { [folder]: to }, about, marks);
  return { from, to, tried, before, act, next };
}

function versionBefore({ kept }, folder) {
  return kept.find((release) => release.package === folder && !release.tried && !release.withdrawn)?.version;
}

function nothingBefore({ kept }, folder, command) {
  const withdrawn = kept.filter((release) => release.package === folder && release.withdrawn);
  const sentence = `No release of ${folder} was live before the present one`;
  if (withdrawn.length === 0) return `${sentence}.`;
  const versions = withdrawn.map((release) => release.version).join(', ');
  return `${sentence} but what was rolled back from (${versions}). To go back to one of these all the same: ${command}`;
}

/** Describes the change, with commits and dates. */
function planOf(store, folder, { from, to, tried }) {
  const about = (version) => standingOf(store, folder, version);
  return [
    ...(tried ? [`  the trial of ${tried} ends: ${about(tried)}`] : []),
    ...(from && from !== to ? [`  from ${from}: ${about(from)}`] : []),
    `  ${from === to ? 'everybody has' : 'to  '} ${to}: ${about(to)}`,
  ].join('\n');
}

/** Of which commit a release is, and since when it was live. */
function standingOf(store, folder, version) {
  const since = store.live
    .all()
    .map(({ packages }) => packages[folder])
    .find((release) => release?.version === version)?.since;
  const standing = since ? `live since ${since}` : 'never live for everybody';
  return `${builtFrom(store, { package: folder, version })}, ${standing}`;
}
