import { centre } from './centre.mjs';

/** A mail that says that the settings are right. */
export function trialMail(to) {
  const sentence = `Les e-mails de ${centre.name} arrivent à cette adresse.`;
  return {
    to,
    subject: 'Essai des e-mails',
    text: `${sentence}\n`,
    html: `<p>${sentence}</p>\n`,
    headers: {},
  };
}
