import { CACHING, FRAMED_ANYWHERE, IMMUTABLE, TYPES } from './responseHeaders.mjs';

/**
 * A composition in the words of Caddy: two snippets, which the rules in deploy/caddy/Caddyfile import. The rules are
 * the same for every composition.
 */
export function caddyTables({ maps, headers }) {
  return `(jorkyball_tables) {
${[
  map('jorkyball_index', [['~^(.*?)/?$', '$1/index.html']]),
  ...Object.entries(maps).map(([name, lines]) => map(`jorkyball_${name}`, lines)),
  map('jorkyball_caching', [
    [`~${IMMUTABLE.source}`, CACHING.forGood],
    ['default', CACHING.askAgain],
  ]),
  map('jorkyball_type', [
    ...Object.entries(TYPES).map(([ending, type]) => [`~\\.${ending}$`, type]),
    ['default', 'application/octet-stream'],
  ]),
].join('\n')}
	@jorkyball_framed_anywhere expression ${quoted(`{jorkyball_policy}.matches(r"${FRAMED_ANYWHERE.source}")`)}
}

(jorkyball_headers) {
	# Caddy applies it after the block below, which is the inner one.
	header @jorkyball_framed_anywhere -X-Frame-Options
	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} ${quoted(value)}`)
  .join('\n')}
		Content-Security-Policy "{jorkyball_policy}"
		X-Frame-Options DENY
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
