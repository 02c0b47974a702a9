/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');
const configuration = read('supabase/config.toml');

/** The texts of the development back end, by kind: subject, first sentence and what stands below the link. */
const source = read('tools/hosted/accountMails.mjs');
const textsOf = (kind: string) => {
  const [, ...texts] =
    new RegExp(`  ${kind}: \\[\\s+'([^']+)',\\s+'([^']+)',\\s+'([^']+)'`).exec(source) ?? [];
  return texts.map((said) => said.replaceAll('\\u00a0', '\u00a0'));
};

test.each([
  ['confirmation', 'signup', '{{ .ConfirmationURL }}'],
  [
    'recovery',
    'recovery',
    '{{ .SiteURL }}/connexion/mot-de-passe?token_hash={{ .TokenHash }}&amp;type=recovery',
  ],
  ['email_change', 'email_change', '{{ .ConfirmationURL }}'],
])('the template “%s” of a real project says what the development back end writes', (name, kind, link) => {
  const [subject = '', text = '', below = ''] = textsOf(kind);
  expect(below).not.toBe('');
  const file = `./supabase/templates/${name}.html`;
  expect(configuration).toContain(
    `[auth.email.template.${name}]\nsubject = "${subject}"\ncontent_path = "${file}"`,
  );
  const html = read(file);
  expect(html).toContain('<html lang="fr">');
  expect(html).toContain(`<p style="margin: 0 0 16px">${text}</p>`);
  expect(html).toContain(`>${below}</p>`);
  expect(html).toContain(`href="${link}"`);
  // No tracking.
  expect(html).not.toMatch(/<img|<link|url\(|https?:/);
});
