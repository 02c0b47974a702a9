import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { expect, test } from './support/test';
import { aPerson, expectMember } from './support/visitor';

test('a visitor with an invalid registration reads the reason at each field, keeps their input, and registers', async ({
  page,
}) => {
  const { email, password } = aPerson();
  await page.goto('/connexion?onglet=inscription');
  const name = page.getByLabel('Nom complet');
  const phone = page.getByLabel('Téléphone');
  const birthDate = page.getByLabel('Date de naissance');
  const send = () => page.getByRole('button', { name: 'S’inscrire' }).click();
  const noBirthDate = 'Indiquez une date de naissance complète, de 1900 à aujourd’hui.';
  await name.fill('   ');
  await page.getByLabel('E-mail').fill(email);
  await phone.fill('abcdef');
  await birthDate.fill('2090-02-01');
  await page.getByLabel('Mot de passe').fill(password);
  await send();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Indiquez votre nom.');
  await expect(phone).toHaveAccessibleDescription(/^Ce numéro n’est pas complet/);
  await expect(birthDate).toHaveAccessibleDescription(noBirthDate);
  await expect(page.getByText(noBirthDate)).toBeVisible();
  await expectAccessible(page);

  await name.fill('Ana Lefèvre');
  await phone.fill('06 12 34 56 78');
  await expect(page.getByText('Indiquez votre nom.')).toHaveCount(0);
  // An incomplete date is not treated as an empty one.
  await birthDate.fill('');
  await birthDate.pressSequentially('10');
  await send();
  await expect(birthDate).toBeFocused();
  await expect(birthDate).toHaveAccessibleDescription(noBirthDate);
  await expect(page.getByLabel('Mot de passe')).toHaveValue(password);
  // A year of five digits cannot be typed: the fifth digit starts a new year.
  await birthDate.fill('2000-03-10');
  await birthDate.press('ArrowRight');
  await birthDate.press('ArrowRight');
  await birthDate.pressSequentially('21990');
  expect(await birthDate.inputValue()).toMatch(/^(\d{4}-03-10)?$/);
  await birthDate.fill('1990-03-10');
  await send();
  await expectPage(page, '/profil');
  await expectMember(page);
  await page.goto('/profil?onglet=info');
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Lefèvre' })).toBeVisible();
  await expect(page.getByText('10/03/1990')).toBeVisible();
});
