import { banner } from './controls';
import { test } from './test';

test('back and forward show the pages that were there, each with its title', async ({ openTab }) => {
  const tab = await openTab();
  await tab.open('/blog');
  await tab.press({ role: 'link', name: 'Tournois', within: banner });
  await tab.expectPage('/tournois');
  await tab.press({ role: 'link', name: 'Réserver', within: banner });
  await tab.expectPage('/reservation');
  await tab.open('/classement-clubs');
  await tab.press({ role: 'link', name: 'Prouvy' });
  await tab.expectPage('/club/Prouvy');

  for (const path of ['/classement-clubs', '/reservation', '/tournois', '/blog']) {
    await tab.goBack();
    await tab.expectPage(path);
  }
  for (const path of ['/tournois', '/reservation', '/classement-clubs', '/club/Prouvy']) {
    await tab.goForward();
    await tab.expectPage(path);
  }
});
