import { banner } from './controls';
import { offlineTest as test } from './test';

test('pages that were visited open without a network, by a reload, an address and a link', async ({
  openTab,
  stopServer,
}) => {
  const tab = await openTab();
  for (const path of ['/tournois', '/reservation']) {
    await tab.open(path);
    await tab.isKeptForOffline();
    // The first visit ends before the service worker begins: only the second one goes through it.
    await tab.reload();
    await tab.isKeptForOffline();
  }
  await stopServer();

  await tab.reload();
  await tab.expectPage('/reservation');
  await tab.fill({ role: 'textbox', name: 'Nom' }, 'Ana');
  await tab.open('/tournois');
  await tab.expectPage('/tournois');
  await tab.press({ role: 'link', name: 'Réserver', within: banner });
  await tab.expectPage('/reservation');
  await tab.expectThing({ role: 'textbox', name: 'Nom' });
});
