import { whySecret } from '../compose/publicKey.mjs';
import { readConfiguration } from '../compose/readConfiguration.mjs';
import { Failure } from '../setup/failure.mjs';

/**
 * The settings of `npm run mail`: `{ site, url, secretKey, smtp, from, unsubscribeUrl }`. Throws a {@link Failure} that names
 * what is missing or unusable.
 */
export function readMailSettings(environment, readSite = readConfiguration) {
  const secretKey = environment.SUPABASE_SECRET_KEY;
  const smtp = environment.SMTP_URL;
  const from = environment.MAIL_FROM;
  const unsubscribeUrl = environment.MAIL_UNSUBSCRIBE_URL || undefined;
  const { origin, supabase } = readSite(environment);
  const missing = [
    ['SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY, or supabase in configuration.json', supabase],
    ['SUPABASE_SECRET_KEY', secretKey],
    ['SMTP_URL', smtp],
    ['MAIL_FROM', from],
  ].flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length > 0) throw new Failure(`Mails need ${missing.join(', ')} (docs/how-to/mails.md).`);
  if (!whySecret(secretKey))
    throw new Failure(
      'SUPABASE_SECRET_KEY is the secret key of the back end (sb_secret_… or service_role), not a public one.',
    );
  if (!URL.canParse(smtp) || !/^smtps?:$/.test(new URL(smtp).protocol))
    throw new Failure(
      'SMTP_URL is an address such as smtps://user:password@smtp.example.org, with %40 for an @ in the user.',
    );
  if (!/^[^\s@]+@[^\s@]+$/.test(from))
    throw new Failure(
      `Mails cannot come from “${from}”: MAIL_FROM is an address such as noreply@example.org.`,
    );
  if (unsubscribeUrl && !unsubscribeUrl.startsWith('https://'))
    throw new Failure(
      'MAIL_UNSUBSCRIBE_URL is an https address: mailboxes send their refusals to no other one.',
    );
  return { site: origin, url: supabase.url, secretKey, smtp, from, unsubscribeUrl };
}
