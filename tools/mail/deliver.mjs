import nodemailer from 'nodemailer';
import { centre } from './centre.mjs';

/** A server that is silent for so long does not answer this time. */
const SILENCE_MS = 15_000;
/** Of one mail altogether; a worker's lease is longer than its ten mails together. */
const MAIL_MS = 40_000;

/** A mail that was not taken. `message` is the French sentence for the centre's manager; `isFinal`: no attempt would succeed. */
class DeliveryFailure extends Error {
  name = 'DeliveryFailure';

  constructor(message, isFinal = false) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** An address that could change a header or another address' meaning is sent nowhere (`private.is_address` of the database). */
const ADDRESS =
  /^[^\s@<>()",;:\\[\]\p{Cc}\p{Cf}]+@[^\s@<>()",;:\\[\]\p{Cc}\p{Cf}]+\.[^\s@<>()",;:\\[\]\p{Cc}\p{Cf}]+$/u;

/**
 * Sends messages (writeMail.mjs) over SMTP: `smtp` is an address such as smtps://user:password@smtp.example.org, `from` the
 * sender's address. Answers `{ deliver(message), check() }`; both throw a DeliveryFailure.
 */
export function createSmtp({ smtp, from, silenceMs = SILENCE_MS, mailMs = MAIL_MS }) {
  const timeouts = { connectionTimeout: silenceMs, greetingTimeout: silenceMs, socketTimeout: silenceMs };
  const host = new URL(smtp).hostname;
  const open = () => nodemailer.createTransport({ url: smtp, ...timeouts, dnsTimeout: silenceMs });

  async function within(work) {
    const transport = open();
    let timer;
    const tooLong = new Promise((_, reject) => {
      timer = setTimeout(() => reject(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })), mailMs);
    });
    try {
      return await Promise.race([work(transport), tooLong]);
    } catch (error) {
      throw failureOf(error, host);
    } finally {
      clearTimeout(timer);
      transport.close();
    }
  }

  return {
    deliver: async (message) => {
      const composed = composedOf(message, from);
      await within((transport) => transport.sendMail(composed));
    },
    check: () => within((transport) => transport.verify()),
  };
}

/** The bytes of a message, as a server would receive them. */
export async function bytesOf(message, from) {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: bytes } = await transport.sendMail(composedOf(message, from));
  return bytes;
}

function composedOf({ to, subject, text, html, appointment, headers, messageId }, from) {
  if (!ADDRESS.test(to))
    throw new DeliveryFailure(`L’adresse «\u00a0${visible(to)}\u00a0» n’est pas valable.`, true);
  return {
    from: { name: centre.name, address: from },
    to: { name: '', address: to },
    replyTo: { name: centre.name, address: centre.email },
    subject,
    text,
    html,
    messageId,
    headers,
    ...(appointment && {
      icalEvent: { method: appointment.method, content: appointment.content, filename: 'jorkyball.ics' },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const UNREACHABLE = [
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDNS',
  'ENOTFOUND',
  'ESOCKET',
  'ETLS',
  'EPROXY',
];

function failureOf(error, host) {
  const { code, command, responseCode, response = error.message } = error;
  const server = `Le serveur d’e-mails ${host}`;
  const reply = visible(String(response)).slice(0, 300);
  if (code === 'ETIMEDOUT') return new DeliveryFailure(`${server} n’a pas répondu à temps.`);
  if (code === 'EAUTH')
    return new DeliveryFailure(`${server} a refusé l’identifiant ou le mot de passe\u00a0: ${reply}`);
  if (responseCode >= 500) {
    // Everything before the recipient is the server's settings, which the operator may correct.
    const isFinal = /RCPT|DATA/.test(String(command));
    return new DeliveryFailure(`${server} a refusé le message\u00a0: ${reply}`, isFinal);
  }
  if (responseCode >= 400)
    return new DeliveryFailure(`${server} a remis le message à plus tard\u00a0: ${reply}`);
  if (UNREACHABLE.includes(code))
    return new DeliveryFailure(`${server} est injoignable, ou a coupé la connexion.`);
  return new DeliveryFailure(`L’e-mail n’est pas parti\u00a0: ${reply}`);
}

function visible(text) {
  return text.replace(/\p{Cc}+/gu, ' ');
}
