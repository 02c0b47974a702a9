import { Failure } from '../setup/failure.mjs';
import { author } from './author.mjs';
import { resumingCommand } from './canary.mjs';
import { builtFrom } from './describeLive.mjs';
import { goLive } from './goLive.mjs';
import { NONE, withShare, withVersions } from './nextDocument.mjs';
import { shortName, whereFlags } from './options.mjs';

/**
 * Makes a release live again: the named one, otherwise the one before the present one. During a canary only the canary
 * ends, because all other visitors already have the release before it. The next rollback skips a release that was
 * rolled back from, unless it is named.
 */
export async function rollback(folder, { version, store, target, log = console.log }) {
  const where = whereFlags({ store: store.folder, target });
  const command = `npm run rollback -- ${shortName(folder)}`;
  let step;
  await goLive({
    store,
    target,
    change(document) {
      step = stepOf(document, folder, version);
      if (!step.to) throw new Failure(nothingBefore(document, folder, `${command} VERSION${where}`));
      if (!store.has(folder, step.to))
        throw new Failure(
          `There is no release ${step.to} of ${folder} in ${store.folder}. npm run live${where && ` --${where}`} lists those that there are.`,
        );
      if (step.from && step.from !== step.to)
        log(`  from ${step.from}: ${standingOf(store, folder, step.from)}`);
      log(`  to   ${step.to}: ${standingOf(store, folder, step.to)}`);
      return step.next;
    },
    // Repeating the command would roll back the release that it has just made live.
    remedy: () => resumingCommand(folder, step.to, { store, target }),
  });
  if (step.endsTrial && step.before)
    log(`That is what everybody had beside the trial. Further back: ${command}${where}`);
}

/** The release before and after, and the next document. */
function stepOf(document, folder, version) {
  const { version: from, canary } = document.packages[folder] ?? {};
  if (!from && !version) throw new Failure(`${folder} is not live, so there is nothing to go back from.`);
  const before = document.kept.find(
    (release) => release.package === folder && !release.tried && !release.withdrawn,
  )?.version;
  const to = version ?? (canary ? from : before);
  const endsTrial = canary !== undefined && to === from;
  const act = `rollback ${folder} ${endsTrial ? `ends the trial of ${canary.version}` : `to ${to}`}`;
  const about = { act, ...author() };
  // Making a rolled-back release or a trial's release live goes forward.
  const isUndone =
    to === canary?.version ||
    document.kept.some((kept) => kept.package === folder && kept.version === to && kept.withdrawn);
  const next = endsTrial
    ? withShare(document, folder, NONE, about)
    : withVersions(document, { [folder]: to }, about, isUndone ? [] : [folder]);
  return { from, to, before, endsTrial, next };
}

function nothingBefore({ kept }, folder, command) {
  const withdrawn = kept.filter((release) => release.package === folder && release.withdrawn);
  const sentence = `No release of ${folder} was live before the present one`;
  if (withdrawn.length === 0) return `${sentence}.`;
  const versions = withdrawn.map((release) => release.version).join(', ');
  return `${sentence} but what was rolled back from (${versions}). To go back to one of these all the same: ${command}`;
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
