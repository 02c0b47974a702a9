import { appointmentOf } from './appointment.mjs';
import { centre, centreAddress } from './centre.mjs';
import { texts, unspecified, whenOf, words } from './texts.mjs';

/**
 * The message of a claimed mail: `{ to, subject, text, html, appointment, headers, messageId }`. It loads in Node and in Deno:
 * no API of either. `site` is the address of the site; `unsubscribeUrl`, if any, an https address that takes the POST of RFC 8058.
 */
export function writeMail(mail, { site, unsubscribeUrl }) {
  const { id, kind, payload, reservation } = mail;
  const said = texts[kind];
  const link = linkOf(mail, site);
  const offers = [payload.plan, payload.service].filter((offer) => offer && offer !== unspecified);
  const facts = [
    [words.when, whenOf(payload)],
    [words.party, [words.court(payload.court), words.players(payload.players), ...offers].join(', ')],
    [words.where, `${centre.name}, ${centreAddress}`],
    [words.map, centre.map],
    [words.phone, centre.phone],
  ];
  const stop = payload.stop && `${site}/reservation/${reservation}#rappels=${payload.stop}`;
  const notes = [
    ...(payload.key ? [words.keepLink] : kind === 'cancelled' ? [] : [words.account]),
    words.why(kind),
  ];
  const content = { said, name: payload.name, sentences: said.sentences(payload), facts, link, notes, stop };
  return {
    to: mail.to,
    subject: said.subject(payload),
    text: textOf(content),
    html: htmlOf(content),
    appointment: appointmentOf(mail, {
      title: words.appointmentTitle,
      description: words.appointmentDescription({ ...payload, offers }),
      alarm: words.alarm(payload.hour),
    }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stop && unsubscribeHeaders(stop, payload.stop, unsubscribeUrl)),
    },
    // A repeat of the same mail has the same one: mailboxes that compare show it once.
    messageId: `<${id}@${new URL(site).hostname}>`,
  };
}

/** The secret stands in the fragment, which no server and no log receives. */
function linkOf({ kind, reservation, payload }, site) {
  if (kind === 'cancelled') return `${site}/reservation`;
  return `${site}/reservation/${reservation}${payload.key ? `#cle=${payload.key}` : ''}`;
}

/** One click where a function of the back end takes it; otherwise the page with its button. */
function unsubscribeHeaders(page, token, unsubscribeUrl) {
  if (!unsubscribeUrl) return { 'List-Unsubscribe': `<${page}>` };
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function textOf({ said, name, sentences, facts, link, notes, stop }) {
  return [
    ...(name ? [words.greeting(oneLine(name)), ''] : []),
    `${said.title}.`,
    ...sentences.flatMap((sentence) => ['', sentence]),
    '',
    ...facts.map(([what, value]) => `${what}\u00a0: ${oneLine(value)}`),
    '',
    `${said.button}\u00a0:`,
    link,
    ...notes.flatMap((note) => ['', note]),
    ...(stop ? ['', `${words.stop}\u00a0:`, stop] : []),
    '',
  ].join('\n');
}

function htmlOf({ said, name, sentences, facts, link, notes, stop }) {
  const paragraph = (html, style = '') => `<p style="margin:0 0 16px;${style}">${html}</p>`;
  const rows = facts.map(([what, value]) => {
    const shown = value.startsWith('https://') ? anchor(value, 'OpenStreetMap') : escapeHtml(value);
    return `<tr><th scope="row" style="text-align:left;font-weight:400;color:#55606e;padding:4px 16px 4px 0;vertical-align:top">${escapeHtml(what)}</th><td style="padding:4px 0;font-weight:600">${shown}</td></tr>`;
  });
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(said.title)}</title></head>
<body style="margin:0;background:#eef1f5;color:#101823;font:16px/1.5 Arial,Helvetica,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<div style="background:#ffffff;border-radius:8px;padding:28px 24px">
<h1 style="font-size:24px;line-height:1.2;margin:0 0 16px">${escapeHtml(said.title)}</h1>
${name ? paragraph(escapeHtml(words.greeting(name))) : ''}
${sentences.map((sentence) => paragraph(escapeHtml(sentence))).join('\n')}
<table style="border-collapse:collapse;margin:0 0 20px">${rows.join('')}</table>
${paragraph(anchor(link, said.button, 'display:inline-block;background:#0b5cad;color:#ffffff;padding:12px 20px;border-radius:6px;font-weight:700;text-decoration:none'))}
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
