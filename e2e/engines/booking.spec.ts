import { logIn, main } from './controls';
import { test } from './test';

test('a visitor books a court, finds it in their profile and cancels it', async ({ openTab }) => {
  const tab = await openTab();
  await tab.open('/reservation');
  await tab.press({ role: 'button', name: 'Réserver', within: main });
  await tab.expectText('Oups ! Formulaire incomplet.');
  await tab.fill({ role: 'textbox', name: 'Nom' }, 'Ana Lefèvre');
  await tab.fill({ role: 'textbox', name: 'E-mail' }, 'ana@example.org');
  await tab.press({ role: 'button', name: 'Demain' });
  await tab.press({ role: 'button', name: '18:00, 6 terrains libres' });
  await tab.choose({ role: 'combobox', name: 'Joueurs' }, '4\u00a0joueurs');
  await tab.press({ role: 'button', name: 'Réserver', within: main });
  await tab.expectPage('/');
  await tab.expectText('Réservation enregistrée !');
  await tab.expectThing({ role: 'link', name: 'Prochaine partie…' });

  await logIn(tab, 'Joueur');
  await tab.press({ role: 'tab', name: 'Mes réservations' });
  await tab.expectText(', 18 h 4 joueurs');
  await tab.press({ role: 'button', name: 'Annuler…', within: main });
  await tab.press({ role: 'button', name: 'Oui, annuler' });
  await tab.expectText('Réservation annulée');
  await tab.reload();
  await tab.expectPage('/profil?onglet=reservations');
  await tab.expectText("Vous n'avez aucune réservation à venir.");
  await tab.expectNothing({ role: 'link', name: 'Prochaine partie…' });
});
