import { organizerPaths } from '../support/paths';
import { logIn } from './controls';
import { test } from './test';

test('a guest who opens a guarded page sees the login', async ({ openTab }) => {
  const tab = await openTab();
  for (const path of ['/profil', ...organizerPaths]) {
    await tab.open(path);
    await tab.expectPage('/connexion');
    await tab.expectThing({ role: 'radio', name: 'Organisateur' });
  }
});

test('a player opens their profile, and sees the home page in place of an organiser’s', async ({
  openTab,
}) => {
  const tab = await openTab();
  await logIn(tab, 'Joueur');
  await tab.open('/profil?onglet=license');
  await tab.expectPage('/profil?onglet=license', { heading: 'Thomas Lefebvre' });
  await tab.expectText('Votre licence est valide pour la saison en cours.');
  for (const path of organizerPaths) {
    await tab.open(path);
    await tab.expectPage('/');
  }
});

test('an organiser opens each of their pages', async ({ openTab }) => {
  const tab = await openTab();
  await logIn(tab, 'Organisateur');
  for (const path of organizerPaths) {
    await tab.open(path);
    await tab.expectPage(path);
  }
});
