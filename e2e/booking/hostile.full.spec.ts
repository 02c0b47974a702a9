import { expectPage } from '../support/expectPage';
import { expect, oneWidth, test } from '../support/test';
import { chooseHour, expectFields, openReservation, submitButton } from './reservationPage';

const markup = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'--><svg/onload=alert(1)>",
  '<iframe src="javascript:alert(1)">',
  'javascript:alert(1)',
  'data:text/html,<b>x</b>',
  '&lt;b&gt;',
  '&#60;',
  '{{7*7}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: such a text, as typed
  '${7*7}',
  '<%= 7 %>',
  '#{7}',
  ']]>',
  '<!--',
  '<style>*{display:none}</style>',
  '<base href="//example.org">',
  'style="x"',
];
const injections = [
  "'; DROP TABLE reservations; --",
  "' OR '1'='1",
  '$(reboot)',
  '`id`',
  '| ls',
  '; cat /etc/passwd',
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '%s%n%x',
  '\\u0000',
  '\\',
  '\\\\',
  'C:\\con\\nul',
  '=1+1',
  '@SUM(A1)',
  'a\r\nBcc: x@example.org',
  'BEGIN:VCALENDAR',
  'END:VEVENT\r\nBEGIN:VALARM',
  'a;b,c:d',
];
const code = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  'true',
  '[object Object]',
  '{"id":1}',
  '[]',
  '"',
  "'",
  '`',
  '0',
  '-0',
  '1e999',
  '0x10',
  '9007199254740993',
];
const languages = [
  'O’Brien-Ælfþryð',
  'Łukasz Żółć',
  'Ѓорѓи',
  'محمد بن سلمان',
  'שלום עולם',
  '山田太郎',
  '김철수',
  'ไทย',
  'नमस्ते',
  'ﷺ',
  'ẞ ß İ ı',
  'éé',
  'a͟͞ḃ̷̛',
  'ZALGO h̸̡̪̯ͨ͊̽̅̾̎',
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈🇫🇷',
  '𝕁𝕠𝕣𝕜𝕪',
  'ƒ∂ß',
];
const invisible = [
  '',
  ' ',
  '\u00a0',
  '\u2003\u2003',
  '\u200b',
  '\ufeff',
  '\u202eelpoep',
  '\u2066x\u2069',
  '\u00ad',
  '\u0007',
  '\t',
  '\n',
  '\u2028',
  ' a ',
  '\u0301',
  '\ufffe',
];
const long = ['x'.repeat(10_000), 'mot '.repeat(500), '👍'.repeat(300), '<b>'.repeat(300), 'é'.repeat(257)];
const dates = [
  '99/99/9999',
  '31/02/2027',
  '00/00/0000',
  '-1/1/2026',
  '1/1/+002026',
  '2026-11-28T25:00',
  '29/02/2027',
  '²⁰/⁹/²⁶',
  '２０/０９/２０２６',
  '20/09/2026; rm',
];
/** Texts that every field for an address or a day refuses, and that every field for a name accepts. */
const texts = [markup, injections, code, languages, invisible, long, dates].flat();

/** The name as the site stores it: without characters that steer the text. */
const cleaned = (name: string) =>
  name
    .replace(/[\p{Bidi_Control}\u200b\ufeff]/gu, '')
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

function refusalOf(name: string): string | null {
  // An accent or a filler alone is no name.
  if (!/[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}]/u.test(name)) return 'Le nom est requis.';
  return cleaned(name).length > 120 ? 'Ce nom est trop long : 120 caractères au plus.' : null;
}

test(
  'any input leads to an error sentence or a booking, and is shown as plain text',
  oneWidth,
  async ({ page }) => {
    test.setTimeout(60_000 + texts.length * 60_000);
    page.on('dialog', (dialog) => expect(dialog.message(), 'a script of a visitor ran').toBe(''));
    let booked = 0;
    for (const text of texts) {
      await test.step(JSON.stringify(text.slice(0, 40)), async () => {
        await openReservation(page);
        for (const label of ['Nom', 'E-mail', 'Date']) await page.getByLabel(label).fill(text);
        const name = await page.getByLabel('Nom').inputValue();
        await submitButton(page).click();
        await expect(page.getByText(/^(L'adresse email est invalide|L'email est requis)/)).toBeVisible();
        await expect(
          page.getByText(/^(Cette date n’existe pas|La date est requise|Cette date est déjà)/),
        ).toBeVisible();
        await expectPage(page, '/reservation');

        const hour = `${10 + (booked % 14)}:00`;
        await page.getByLabel('E-mail').fill('ana@example.org');
        // Six courts an hour: a day takes 84 of them.
        await chooseHour(page, booked < 84 ? '20/09/2026' : '21/09/2026', hour);
        await submitButton(page).click();
        const refusal = refusalOf(name);
        if (refusal) {
          // At its field; the notice says it too.
          await expect(page.getByRole('main').getByText(refusal)).toBeVisible();
          await page.getByLabel('Nom').fill('Ana');
          await submitButton(page).click();
        }
        const shown = refusal ? 'Ana' : cleaned(name);
        const thanks = page.getByText(`à ${hour} est bien enregistrée.`).last();
        await expect(thanks).toBeVisible();
        expect(inWords(await thanks.textContent())).toContain(inWords(`Merci ${shown}, votre réservation`));
        booked += 1;
      });
    }
    await openReservation(page);
    const held = page.getByRole('region', { name: 'Vos prochaines réservations' });
    await expect(held.getByRole('listitem')).toHaveCount(booked);
    await expectFields(page, { Nom: '', 'E-mail': '', Date: '' });
  },
);

/** Without the signs that isolate a name from its sentence. */
function inWords(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').replace(/[\u2068\u2069]/g, '');
}
