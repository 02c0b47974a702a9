import { simpleParser } from 'mailparser';
import { isOwnName } from './isOwnName.mjs';

const MOST_LISTED = 200;
/** The pages are for the person at this machine, and a proxy before it passes on those of others. */
const OF_PROXIES = ['forwarded', 'x-forwarded-for', 'x-forwarded-host'];
const HTML = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
  'Referrer-Policy': 'no-referrer',
};

/**
 * The pages of the development back end with its mails: `/mails` lists them, `/mails/NAME` shows one, and `/mails/NAME/ics` and
 * `/mails/NAME/eml` are files.
 */
export async function answerMailPages(request, folder) {
  const { pathname } = new URL(request.url);
  if (!isOwnName(request) || OF_PROXIES.some((name) => request.headers.has(name)))
    return new Response('Not found', { status: 404 });
  const [, , name, part] = pathname.split('/');
  if (!name) return page('E-mails envoyés', await listOf(folder));
  const bytes = folder.read(name);
  if (!bytes) return new Response('Not found', { status: 404 });
  const mail = await simpleParser(bytes);
  if (part === 'eml') return file(bytes, 'message/rfc822', name);
  const calendar = mail.attachments.find(({ filename }) => filename?.endsWith('.ics'));
  if (part === 'ics' && calendar)
    return file(calendar.content, 'text/calendar; charset=utf-8', 'jorkyball.ics');
  return page(mail.subject ?? name, showOf(mail, name, calendar));
}

async function listOf(folder) {
  const names = folder.names().slice(0, MOST_LISTED);
  if (names.length === 0) return '<p>Aucun e-mail pour l’instant. Réservez un terrain, puis actualisez.</p>';
  const rows = await Promise.all(
    names.map(async (name) => {
      const { subject, to, date } = await simpleParser(folder.read(name) ?? '');
      return `<tr><td>${escapeHtml(date?.toLocaleString('fr-FR') ?? '')}</td><td>${escapeHtml(to?.text ?? '')}</td><td><a href="/mails/${name}">${escapeHtml(subject ?? name)}</a></td></tr>`;
    }),
  );
  return `<table><thead><tr><th>Date</th><th>À</th><th>Objet</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function showOf({ html, text, to, date }, name, calendar) {
  // Links open beside the frame, whose page has no scripts and no origin.
  const shown = html
    ? `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="E-mail" srcdoc="${escapeHtml(`<base target="_blank">${html}`)}"></iframe>`
    : '';
  return `<p>À ${escapeHtml(to?.text ?? '')}, ${escapeHtml(date?.toLocaleString('fr-FR') ?? '')}</p>
<p><a href="/mails">Tous les e-mails</a> · <a href="/mails/${name}/eml">Fichier .eml</a>${calendar ? ` · <a href="/mails/${name}/ics">Fichier d’agenda</a>` : ''}</p>
${shown}<h2>Texte</h2><pre>${withLinks(text ?? '')}</pre>`;
}

function withLinks(text) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}

function page(title, body) {
  const style =
    'body{font:16px/1.5 sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}table{border-collapse:collapse}td,th{text-align:left;padding:.25rem 1rem .25rem 0}iframe{width:100%;height:40rem;border:1px solid #ccc}pre{white-space:pre-wrap;overflow-wrap:anywhere}';
  return new Response(
    `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style><h1>${escapeHtml(title)}</h1>${body}</html>`,
    // The server writes the length of the page into the object.
    { headers: { ...HTML } },
  );
}

function file(bytes, type, name) {
  return new Response(bytes, {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` },
  });
}

function escapeHtml(text) {
  return String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
