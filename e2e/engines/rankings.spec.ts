import { main } from './controls';
import { test } from './test';

test('a row of a ranking leads to its own player, and the controls around it stay usable', async ({
  openTab,
}) => {
  const tab = await openTab();
  await tab.open('/classement-mondial');
  const search = { role: 'searchbox', name: 'Rechercher un joueur' };
  await tab.press(search);
  await tab.fill(search, 'lefebvre');
  await tab.expectPage('/classement-mondial?nom=lefebvre');
  await tab.press({ role: 'link', name: 'Thomas Lefebvre', within: main });
  await tab.expectPage('/player/3');
  await tab.press({ role: 'button', name: 'Retour…', within: main });
  await tab.expectPage('/classement-mondial?nom=lefebvre');

  await tab.open('/classement-clubs');
  for (const club of ['Lyon', 'Prouvy', 'Budapest']) {
    await tab.press({ role: 'link', name: club, within: main });
    await tab.expectPage(`/club/${club}`);
    await tab.goBack();
    await tab.expectPage('/classement-clubs');
  }
});
