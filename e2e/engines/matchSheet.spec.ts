import { samplePath } from '../support/pages';
import { logIn } from './controls';
import type { Thing } from './lookInPage';
import type { Tab } from './tab';
import { test } from './test';

const sheet = `${samplePath}/match/r1-m1`;
const [home, away] = ['Valenciennes', 'Avignon'];

test('a referee records a set, undoes a goal, and loses nothing by a reload', async ({ openTab }) => {
  const tab = await openTab();
  await logIn(tab, 'Organisateur');
  await openSheet(tab);
  for (let goals = 1; goals <= 7; goals += 1) {
    await tab.press(goalOf(home));
    await tab.expectText(`Set 1 : ${home} ${goals}, ${away} 0`);
  }
  await tab.expectText(`Set 1 remporté par ${home}, 7 à 0.`);
  await tab.press({ role: 'button', name: 'Annuler la dernière action' });
  await tab.expectText(`Set 1 : ${home} 6, ${away} 0`);
  await tab.press(goalOf(away));
  // Until then the browser warns a scorer who leaves.
  await tab.expectText(`Set 1 : ${home} 6, ${away} 1`);
  await tab.expectText('Tout est gardé sur cet appareil');
  await tab.reload();
  await tab.expectPage(sheet);
  await tab.expectText(`Set 1 : ${home} 6, ${away} 1`);
});

test('two tabs that tap at the same time lose none of their goals', async ({ openTab }) => {
  const one = await openTab();
  await logIn(one, 'Organisateur');
  await openSheet(one);
  const other = await openTab();
  await other.open(sheet);
  await other.expectThing(goalOf(away));
  const soon = Date.now() + 3_000;
  await one.pressAllAt(soon, Array(5).fill(goalOf(home)));
  await other.pressAllAt(soon, Array(6).fill(goalOf(away)));
  for (const tab of [one, other]) await tab.expectText(`Set 1 : ${home} 5, ${away} 6`);
  await one.reload();
  await one.expectText(`Set 1 : ${home} 5, ${away} 6`);
});

/** Opens the sheet and selects the players, without whom no goal counts. */
async function openSheet(tab: Tab): Promise<void> {
  await tab.open(sheet);
  for (const team of [home, away]) {
    const within = { role: 'group', name: team };
    await tab.chooseAt({ role: 'combobox', name: 'Attaquant', within }, 1);
    await tab.chooseAt({ role: 'combobox', name: 'Défenseur', within }, 2);
  }
}

function goalOf(team: string): Thing {
  return { role: 'button', name: 'But attaquant', within: { role: 'group', name: team } };
}
