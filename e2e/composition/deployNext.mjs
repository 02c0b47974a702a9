/**
 * Deploys the next release of a package to a site, or rolls back if that release is live: `node deployNext.mjs <folder>
 * <site> <live> <store> [name] [share]`. Its builds are the project's own, with one sentence changed. The project's own
 * tools release, store, compare and compose. With a name, a shell release offers that export, and a section release
 * requires it. With a share, that percentage of visitors gets the release as a canary. All tests share one store, a
 * copy of the checkout's own, which `-` stands for. Each site has its own live document.
 */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/build/packages.mjs';
import { writeRelease } from '../../tools/build/release.mjs';
import { goLive } from '../../tools/deploy/goLive.mjs';
import { withCanaries, withShare, withVersions } from '../../tools/deploy/nextDocument.mjs';
import { liveDocuments } from '../../tools/store/liveDocuments.mjs';
import { openStore } from '../../tools/store/openStore.mjs';
import { commonStore, work } from './commonStore.mjs';

/** What a visitor sees of a package's next release, in place of the old text; of another section they see no change. */
const CHANGES = {
  shell: { before: 'Mentions légales', after: 'Mentions légales et crédits' },
  'mfe-booking': { before: 'Réserver un terrain', after: 'Réserver un beau terrain' },
  'mfe-marketing': { before: 'Nous contacter', after: 'Nous écrire ou appeler' },
  'mfe-members': { before: 'Voir le classement mondial', after: 'Tout le classement mondial' },
  'mfe-tournaments': { before: 'Tous les Tournois', after: 'Tous nos Tournois' },
};

const [folder, target, live, ownStore, name, share] = process.argv.slice(2);
const build = mkdtempSync(join(work, `${folder}-`));
try {
  const release = releaseNext(build, CHANGES[folder] ?? { before: /$/g, after: '\n// next release' });
  const store = { ...openStore(ownStore === '-' ? commonStore() : ownStore), live: liveDocuments(live) };
  await store.put(release, join(build, 'release'));
  const about = { act: `deploy ${folder}`, by: 'a test', commit: 'none' };
  await goLive({
    store,
    target,
    change(document) {
      if (share !== undefined) return tried(document, release, Number(share), about);
      const isLive = document.packages[folder].version === release.version;
      const before = document.kept.find((kept) => kept.package === folder);
      return withVersions(document, { [folder]: isLive ? before.version : release.version }, about);
    },
  });
} finally {
  rmSync(build, { recursive: true, force: true });
}

function tried(document, { version }, share, about) {
  return document.packages[folder].canary
    ? withShare(document, folder, share, about)
    : withCanaries(document, { [folder]: version }, share, about);
}

function releaseNext(copy, { before, after }) {
  const own = join(root, 'build', folder);
  for (const part of ['browser', 'server']) cpSync(join(own, part), join(copy, part), { recursive: true });
  const main = readdirSync(join(copy, 'browser')).find((name) => /^main\..*\.js$/.test(name));
  // A changed source also changes the name of the shell's main script.
  const next = 'main.0b5e55ed.js';
  const renamed = (text) => (main ? text.replaceAll(main, next) : text);
  const changed = (text) => offeringMore(renamed(text).replaceAll(before, after));
  for (const file of textsOf(copy)) writeFileSync(file, changed(readFileSync(file, 'utf8')));
  if (main) renameSync(join(copy, 'browser', main), join(copy, 'browser', next));
  const facts = JSON.parse(renamed(readFileSync(join(own, 'facts.json'), 'utf8')));
  if (name) facts.taken?.['shared-kernel/ui']?.push(name);
  return writeRelease(folder, facts, copy);
}

/** The shell's facade for sections has one name more, of something that it offers already. */
function offeringMore(text) {
  if (!name || folder !== 'shell') return text;
  return text.replace(/\bSkeleton:( ?\(\) ?=> ?\(?[\w$]+\)?)/, `${name}:$1,Skeleton:$1`);
}

function textsOf(copy) {
  return ['browser', 'server']
    .map((part) => join(copy, part))
    .filter((place) => existsSync(place))
    .flatMap((place) => readdirSync(place).map((name) => join(place, name)))
    .filter((file) => file.endsWith('.js'));
}
