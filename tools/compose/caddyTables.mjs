import { ALWAYS, CACHING, IMMUTABLE, POLICIES, SHOWN_ELSEWHERE, TYPES } from './responseHeaders.mjs';
import { FILE } from './standInPatterns.mjs';

/**
 * A composition in the words of Caddy: two snippets, which the rules in deploy/caddy/Caddyfile import. The rules are
 * the same for every composition.
 */
export function caddyTables({ policies, headers, standIns }) {
  return `(jorkyball_tables) {
${[
  map('jorkyball_index', [['~^(.*?)/?$', '$1/index.html']]),
  map('jorkyball_stand_in', [
    // A file that is missing is not a page of the site.
    [`~${FILE.source}`, '/.none'],
    ...standIns.map(({ pattern, page }) => [`~(?i)${pattern}`, page]),
    ['default', '/.none'],
  ]),
  map('jorkyball_policy', [
    ...Object.entries(policies),
    ['/sw.js', POLICIES.worker],
    ['~\\.html$', POLICIES.strangePage],
    ['default', POLICIES.nothing],
  ]),
  map('jorkyball_resource_policy', [
    [`~${SHOWN_ELSEWHERE.source}`, 'cross-origin'],
    ['default', 'same-origin'],
  ]),
  map('jorkyball_caching', [
    [`~${IMMUTABLE.source}`, CACHING.forGood],
    ['default', CACHING.askAgain],
  ]),
  map('jorkyball_type', [
    ...Object.entries(TYPES).map(([ending, type]) => [`~\\.${ending}$`, type]),
    ['default', 'application/octet-stream'],
  ]),
].join('\n')}
}

(jorkyball_headers) {
	header {
${Object.entries({ ...ALWAYS, ...headers })
  .map(([name, value]) => `\t\t${name} ${quoted(value)}`)
  .join('\n')}
		Content-Security-Policy "{jorkyball_policy}"
		Cross-Origin-Resource-Policy "{jorkyball_resource_policy}"
		-Server
	}
}
`;
}

function map(variable, lines) {
  const body = lines.map(([key, value]) => `\t\t${key === 'default' ? key : quoted(key)} ${quoted(value)}`);
  return `\tmap {path} {${variable}} {\n${body.join('\n')}\n\t}`;
}

/** Caddy interprets no character between backticks. */
function quoted(text) {
  return `\`${text}\``;
}
