import { banner, logIn, main } from './controls';
import { test } from './test';

test('a player logs in, is still so after a reload, and logs out in every tab', async ({ openTab }) => {
  const tab = await openTab();
  await logIn(tab, 'Joueur');
  await tab.expectText('Connexion joueur réussie !');
  await tab.reload();
  await tab.expectPage('/profil', { heading: 'Thomas Lefebvre' });

  const other = await openTab();
  await other.open('/contact');
  await other.expectThing({ role: 'button', name: 'Menu du profil : Thomas Lefebvre', within: banner });
  await tab.press({ role: 'button', name: 'Déconnexion', within: main });
  await tab.expectPage('/');
  await tab.expectThing({ role: 'link', name: 'Connexion', within: banner });
  await other.expectThing({ role: 'link', name: 'Connexion', within: banner });
  await tab.open('/profil');
  await tab.expectPage('/connexion');
});

test('an organiser logs in, and logs out by the menu of their profile', async ({ openTab }) => {
  const tab = await openTab();
  await logIn(tab, 'Organisateur');
  await tab.expectText('Connexion organisateur réussie !');
  await tab.press({ role: 'button', name: 'Menu du profil…', within: banner });
  await tab.press({ role: 'button', name: 'Déconnexion', within: banner });
  await tab.expectPage('/');
  await tab.expectThing({ role: 'link', name: 'Connexion', within: banner });
});
