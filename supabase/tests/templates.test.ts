/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runModule } from '../../tools/jest/runModule';

const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');
const configuration = read('supabase/config.toml');

const { printed } = runModule('hosted/accountMails.mjs', 'console.log(JSON.stringify(tool.TEXTS));');
const texts: Readonly<Record<string, readonly [subject: string, text: string]>> = JSON.parse(printed);

test.each([
  ['confirmation', 'signup', '{{ .ConfirmationURL }}'],
  [
    'recovery',
    'recovery',
    '{{ .SiteURL }}/connexion/mot-de-passe?token_hash={{ .TokenHash }}&amp;type=recovery',
  ],
  ['email_change', 'email_change', '{{ .ConfirmationURL }}'],
])('the template “%s” of a real project says what the development back end writes', (name, kind, link) => {
  const [subject = '', text = ''] = texts[kind] ?? [];
  const file = `./supabase/templates/${name}.html`;
  expect(configuration).toContain(
    `[auth.email.template.${name}]\nsubject = "${subject}"\ncontent_path = "${file}"`,
  );
  const html = read(file);
  expect(html).toContain('<html lang="fr">');
  expect(html).toContain(`<p style="margin: 0 0 16px">${text}</p>`);
  expect(html).toContain(`href="${link}"`);
  // No tracking.
  expect(html).not.toMatch(/<img|<link|url\(|https?:/);
});
