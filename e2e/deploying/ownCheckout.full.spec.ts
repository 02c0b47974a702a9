import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasRclone, serveWebdav } from '../../tools/deploy/remoteUnderTest';
import { expect, test } from '../support/test';
import { checkOut, withSite } from './ownCheckout';

const ROOT = join(__dirname, '../..');

test('a checkout of one package makes the same release, and deploys it to a folder and to a remote', async ({
  context,
}) => {
  const checkout = checkOut('mfe-booking');
  // Not the page of the site under test: this one visits another.
  const page = await context.newPage();
  try {
    const version = JSON.parse(
      readFileSync(join(ROOT, 'build/mfe-booking/release/release.json'), 'utf8'),
    ).version;
    const where = ['--store', checkout.store, '--to', checkout.site];
    expect(() => checkout.run('build')).toThrow(/A site needs a shell: none is in this checkout/);
    expect(checkout.run('release', 'booking', '--store', checkout.store)).toContain(
      `Release ${version} of mfe-booking was in ${checkout.store} already.`,
    );

    checkout.change(
      'src/features/reservation/strings.ts',
      'Réserver un terrain',
      'Réserver un grand terrain',
    );
    expect(checkout.run('deploy', 'booking', ...where)).toMatch(
      /Live as of document \d+.* Done in [\d.]+ s\./,
    );
    expect(checkout.run('live', '--store', checkout.store)).toMatch(/mfe-booking +[0-9a-f]{12} +since 20/);
    await look('Réserver un grand terrain');

    expect(checkout.run('rollback', 'booking', ...where)).toContain(`to   ${version}: `);
    await look('Réserver un terrain');

    if (hasRclone()) await deployToRemote();
  } finally {
    checkout.remove();
  }

  /** The same on a WebDAV server: any host of static files could serve the uploaded folder. */
  async function deployToRemote() {
    const remote = await serveWebdav();
    try {
      checkout.provide(remote.environment);
      const where = ['--store', checkout.store, '--to', remote.target];
      expect(checkout.run('deploy', 'booking', ...where)).toMatch(
        /Live as of document \d+, in centre:jorkyball\. Done in [\d.]+ s\./,
      );
      await look('Réserver un grand terrain', remote.folder);
      expect(checkout.run('rollback', 'booking', ...where)).toMatch(
        /centre:jorkyball: \d+ of \d+ files sent, 0 removed, in [\d.]+ s\./,
      );
      await look('Réserver un terrain', remote.folder);
    } finally {
      await remote.stop();
    }
  }

  /** By its address, and by a link of a page of another section. */
  async function look(title: string, folder = checkout.site) {
    await withSite(folder, async (origin) => {
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await page.goto(`${origin}/reservation`);
      await expect(heading).toHaveText(title);
      await page.goto(`${origin}/tournois`);
      await page.getByRole('banner').getByRole('link', { name: 'Réserver', exact: true }).click();
      await expect(heading).toHaveText(title);
      await page.goto('about:blank');
    });
  }
});
