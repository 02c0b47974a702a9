import fc from 'fast-check';
import { letterAddress } from './letterAddress';

const to = 'contact@exemple.fr';

/** Parses the address as a mail program does (RFC 6068). */
function letterOf(href: string) {
  const { protocol, pathname, search } = new URL(href);
  const [, subject = '', body = ''] = /^\?subject=([^&]*)&body=([^&]*)$/.exec(search) ?? [];
  return {
    protocol,
    to: pathname,
    subject: decodeURIComponent(subject),
    body: decodeURIComponent(body).replaceAll('\r\n', '\n'),
  };
}

test('subject and text keep their accents, lines and signs', () => {
  const body = 'Été à 50 % ?\n\n& « ça » #1 + 2 = 3 : 🎾';
  const { href, isWhole } = letterAddress({ to, subject: 'Demande\u00a0: Événements privés', body });
  expect(letterOf(href)).toEqual({
    protocol: 'mailto:',
    to,
    subject: 'Demande\u00a0: Événements privés',
    body,
  });
  expect(isWhole).toBe(true);
});

test('any text gives a valid address that contains its beginning', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 3000 }).map((text) => text.replaceAll('\r', '')),
      (typed) => {
        const { href, isWhole } = letterAddress({ to, subject: 'Message', body: typed });
        expect(href.length).toBeLessThanOrEqual(1900);
        const whole = typed.replace(/\p{Cs}/gu, '\ufffd');
        const { body } = letterOf(href);
        expect(isWhole ? body === whole : whole.startsWith(body)).toBe(true);
      },
    ),
  );
});

test('a lone surrogate does not break the letter', () => {
  expect(letterOf(letterAddress({ to, subject: 'Message', body: 'a\ud83cb' }).href).body).toBe('a\ufffdb');
});

test('a text that is too long is marked as cut', () => {
  const { href, isWhole } = letterAddress({ to, subject: 'Message', body: 'é'.repeat(2000) });
  expect(isWhole).toBe(false);
  expect(letterOf(href).body).toMatch(/^é{250,}$/);
});
