import { appointmentOf, appointmentsOf } from './appointment.mjs';
import { centre, centreAddress } from './centre.mjs';
import {
  dateOf,
  declinedText,
  suspendedText,
  textsOf,
  textsOfSeries,
  unspecified,
  whenOf,
  words,
} from './texts.mjs';

/**
 * The message of a claimed mail: `{ to, subject, text, html, appointment, headers, messageId }`. It loads in Node and in Deno:
 * no API of either. `site` is the address of the site; `unsubscribeUrl`, if any, an https address that takes the POST of RFC 8058.
 */
export function writeMail(mail, { site, unsubscribeUrl }) {
  const { id, kind } = mail;
  const { subject, appointment, ...content } = (contents[kind] ?? aboutReservation)(mail, site);
  const { stop } = content;
  return {
    to: mail.to,
    subject,
    text: textOf(content),
    html: htmlOf(content),
    appointment,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stop && unsubscribeHeaders(stop, mail, unsubscribeUrl)),
    },
    // A repeat of the same mail has the same one: mailboxes that compare show it once.
    messageId: `<${id}@${new URL(site).hostname}>`,
  };
}

const offersOf = ({ plan, service }) => [plan, service].filter((offer) => offer && offer !== unspecified);

/** A subscriber has paid the hour, and the price of a course is told at the centre: the site names no price there either. */
const isPaidByTheHour = ({ plan, service }) =>
  offersOf({ plan, service }).every((offer) => ['Découverte', 'Jeu libre'].includes(offer));

/** Programs that show mails make a link of a name like « www.exemple.fr » or « exemple.fr/gagnez »: the centre greets without it. */
const withoutAddress = (name) => (/:\/\/|www\.|[\p{L}\d]\.\p{L}{2}/iu.test(name ?? '') ? '' : name);

const place = [
  [words.where, `${centre.name}, ${centreAddress}`],
  [words.map, centre.map],
  [words.phone, centre.phone],
];

function aboutReservation(mail, site) {
  const { kind, payload, reservation } = mail;
  const said = textsOf(mail);
  const offers = offersOf(payload);
  return {
    subject: said.subject(payload),
    title: said.title,
    name: withoutAddress(payload.name),
    sentences: said.sentences(payload),
    facts: [
      [words.when, whenOf(payload)],
      [words.party, [words.court(payload), words.players(payload.players), ...offers].join(', ')],
      ...(kind !== 'cancelled' && payload.cents && isPaidByTheHour(payload)
        ? [[words.price, words.onSite(payload.cents)]]
        : []),
      // What the visitor says on the phone.
      ...(payload.reference ? [[words.reference, payload.reference]] : []),
      ...place,
    ],
    link: linkOf(mail, site),
    button: said.button,
    notes: [
      ...(payload.key && payload.isGuest ? [words.keepLink] : kind === 'cancelled' ? [] : [words.account]),
      words.why(kind),
    ],
    stop: payload.stop && `${site}/reservation/${reservation}#rappels=${payload.stop}`,
    appointment: appointmentOf(mail, appointmentWords(payload)),
  };
}

function appointmentWords(payload) {
  return {
    title: words.appointmentTitle,
    description: words.appointmentDescription({
      ...payload,
      name: withoutAddress(payload.name),
      offers: offersOf(payload),
    }),
    alarm: words.alarm(payload.hour),
  };
}

/** Each date of a series, and each court of an hour, has a link of its own; a guest's has its secret. */
function aboutSeries({ kind, payload }, site) {
  const { action, name, key } = payload;
  const dates = payload.dates.toSorted(
    (one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt) || one.court - other.court,
  );
  const said = textsOfSeries(payload);
  const isCancelled = action === 'cancelled';
  const [first] = dates;
  const linkTo = ({ id }) => linkOf({ kind, reservation: id, payload: { key: key?.[id] } }, site);
  return {
    subject: said.subject(payload),
    title: said.title,
    name: withoutAddress(name),
    sentences: said.sentences(payload),
    dates: dates.map((date) => [dateOf(date), isCancelled ? undefined : linkTo(date)]),
    facts: [[words.party, [words.players(first.players), ...offersOf(first)].join(', ')], ...place],
    link: isCancelled
      ? `${site}/reservation`
      : payload.hasLinks
        ? linkTo(first)
        : `${site}/profil?onglet=reservations`,
    button: said.button(payload),
    notes: [...(isCancelled ? [] : [key ? words.keepLinks : words.accountSeries]), words.why(kind)],
    appointment: appointmentsOf(dates, isCancelled, (date) => appointmentWords({ ...date, name })),
  };
}

/** A mail that tells of the centre's answer alone, with the page on which its reader goes on. */
const aboutAnswer = (said, page, why) => (mail, site) => ({
  subject: said.subject(mail.payload),
  title: said.title,
  name: withoutAddress(mail.payload.name),
  sentences: said.sentences(mail.payload),
  facts: place,
  link: `${site}${page}`,
  button: said.button,
  notes: [why],
});

/** Mails that are not about one reservation. */
const contents = {
  series: aboutSeries,
  'series-declined': aboutAnswer(declinedText, '/reservation', words.whyDeclined),
  suspended: aboutAnswer(suspendedText, '/contact', words.why('suspended')),
};

/** The secret stands in the fragment, which no server and no log receives. */
function linkOf({ kind, reservation, payload }, site) {
  if (kind === 'cancelled') return `${site}/reservation`;
  return `${site}/reservation/${reservation}${payload.key ? `#cle=${payload.key}` : ''}`;
}

/** One click where a function of the back end takes it; otherwise the page with its button. */
function unsubscribeHeaders(page, { reservation, payload }, unsubscribeUrl) {
  if (!unsubscribeUrl) return { 'List-Unsubscribe': `<${page}>` };
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}?of=${reservation}&token=${payload.stop}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function textOf({ title, name, sentences, dates = [], facts, link, button, notes, stop }) {
  return [
    ...(name == null ? [] : [words.greeting(oneLine(name)), '']),
    `${title}.`,
    ...sentences.flatMap((sentence) => ['', oneLine(sentence)]),
    '',
    ...dates.flatMap(([when, address]) => [`- ${when}`, ...(address ? [`  ${address}`] : [])]),
    ...(dates.length > 0 ? [''] : []),
    ...facts.map(([what, value]) => `${what}\u00a0: ${oneLine(value)}`),
    '',
    `${button}\u00a0:`,
    link,
    ...notes.flatMap((note) => ['', note]),
    ...(stop ? ['', `${words.stop}\u00a0:`, stop] : []),
    '',
  ].join('\n');
}

function htmlOf({ title, name, sentences, dates = [], facts, link, button, notes, stop }) {
  const paragraph = (html, style = '') => `<p style="margin:0 0 16px;${style}">${html}</p>`;
  const rows = facts.map(([what, value]) => {
    const shown = value.startsWith('https://') ? anchor(value, 'OpenStreetMap') : escapeHtml(value);
    return `<tr><th scope="row" style="text-align:left;font-weight:400;color:#55606e;padding:4px 16px 4px 0;vertical-align:top">${escapeHtml(what)}</th><td style="padding:4px 0;font-weight:600">${shown}</td></tr>`;
  });
  const listed = ([when, address]) =>
    `<li style="padding:4px 0">${escapeHtml(when)}${address ? ` ${anchor(address, words.open)}` : ''}</li>`;
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#eef1f5;color:#101823;font:16px/1.5 Arial,Helvetica,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<div style="background:#ffffff;border-radius:8px;padding:28px 24px">
<h1 style="font-size:24px;line-height:1.2;margin:0 0 16px">${escapeHtml(title)}</h1>
${name == null ? '' : paragraph(escapeHtml(words.greeting(name)))}
${sentences.map((sentence) => paragraph(escapeHtml(sentence))).join('\n')}
${dates.length > 0 ? `<ul style="margin:0 0 20px;padding-left:20px">${dates.map(listed).join('')}</ul>` : ''}
<table style="border-collapse:collapse;margin:0 0 20px">${rows.join('')}</table>
${paragraph(anchor(link, button, 'display:inline-block;background:#0b5cad;color:#ffffff;padding:12px 20px;border-radius:6px;font-weight:700;text-decoration:none'))}
${notes.map((note) => paragraph(escapeHtml(note), 'font-size:14px;color:#55606e')).join('\n')}
${stop ? paragraph(anchor(stop, words.stop), 'font-size:14px') : ''}
</div></div></body></html>
`;
}

function anchor(address, text, style = 'color:#0b5cad') {
  return `<a href="${escapeHtml(address)}" style="${style}">${escapeHtml(text)}</a>`;
}

function escapeHtml(text) {
  return String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** What a visitor typed stays in its line. */
function oneLine(text) {
  return String(text).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
