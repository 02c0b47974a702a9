import { SITE_ELEMENT_ID, type Site } from './composition/site';

export const ROOT_ELEMENT_ID = 'root';

/** The address in the rendered page for unknown addresses. */
export const ANY_UNKNOWN_ADDRESS = '*';

interface Script {
  readonly address: string;
  /** `sha256-…`: a script that differs by a byte does not run. */
  readonly integrity: string;
}

interface DocumentParts {
  readonly title: string;
  /** Elements of the head that depend on the page, as HTML. */
  readonly head: string;
  readonly styles: string;
  readonly body: string;
  /**
   * The address that `body` was rendered for (or {@link ANY_UNKNOWN_ADDRESS}); null for a stand-in, which has no
   * content yet.
   */
  readonly prerendered: string | null;
  /** Whether other sites may frame the page, which then has no header and footer (Ground.tsx). */
  readonly isEmbeddable?: boolean;
  readonly site: Site;
  /** Scripts that must receive every event (reports/, loader/pageOverrides.ts), inline, if configured. */
  readonly early?: readonly string[];
  /** The page's loader (loader/pageLoader.ts) as it runs. */
  readonly loader: string;
  /** The shell's own script. */
  readonly script: Script;
  /** Scripts of the page's one section, requested together with the shell's own. */
  readonly preloads: readonly Script[];
  readonly fonts: readonly string[];
}

/** The HTML document around a page. */
export function documentHtml(parts: DocumentParts): string {
  // If visitors can read the page without scripts, scripts load after the visible content (loader/pageLoader.ts).
  const after = parts.prerendered === null ? '' : ' media="none"';
  const preloads = [
    ...parts.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...[parts.script, ...parts.preloads].map(
      ({ address, integrity }) =>
        `<link rel="preload" href="${address}" as="script"${after} integrity="${integrity}">`,
    ),
  ];
  // For parts that a page must not show before hydration: its HTML is the same with and without a back end.
  const hosted = parts.site.configuration.supabase ? ' data-hosted' : '';
  const embeddable = parts.isEmbeddable ? ' data-embeddable' : '';
  return `<!doctype html>
<html lang="fr"${hosted}${embeddable}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${escapeHtml(parts.title)}</title>
<meta name="theme-color" content="#060b15">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
${parts.head}
<link rel="alternate" type="application/rss+xml" title="Actualités" href="/blog/rss.xml">
${preloads.join('\n')}
${parts.styles}
<script type="application/json" id="${SITE_ELEMENT_ID}">${jsonForHtml(parts.site)}</script>
${earlyScripts(parts)}<script data-main="${parts.script.address}" data-integrity="${parts.script.integrity}">${parts.loader}</script>
</head>
<body>
<div id="${ROOT_ELEMENT_ID}"${parts.prerendered === null ? '' : ` data-prerendered="${escapeHtml(parts.prerendered)}"`}>${parts.body}</div>
</body>
</html>
`;
}

function earlyScripts({ early = [] }: DocumentParts): string {
  return early.map((script) => `<script>${script}</script>\n`).join('');
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** JSON that cannot end the script element around it. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
