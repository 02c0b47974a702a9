import { CACHING, FRAMED_ANYWHERE, IMMUTABLE, TYPES } from './responseHeaders.mjs';

/**
 * A composition in the syntax of nginx: `tables.conf` for the level of `http`, `headers.conf` for the server's. The
 * rules that use them are the same for every composition; deploy/nginx/rules.conf has them.
 */
export function nginxTables({ maps, headers }) {
  return [
    {
      name: 'tables.conf',
      body: [
        'map_hash_bucket_size 256;',
        'map_hash_max_size 4096;',
        map('$uri', '$jorkyball_index', [['~^(?<place>.*?)/?$', '$place/index.html']]),
        ...Object.entries(maps).map(([name, lines]) => map('$uri', `$jorkyball_${name}`, lines)),
        // Without a value nginx sends no header.
        map('$jorkyball_policy', '$jorkyball_frame_options', [
          [`~${FRAMED_ANYWHERE.source}`, ''],
          ['default', 'DENY'],
        ]),
        map('"$status $uri"', '$jorkyball_caching', [
          [`~^(200|206|304) ${IMMUTABLE.source.slice(1)}`, CACHING.forGood],
          ['default', CACHING.askAgain],
        ]),
        map('$status', '$jorkyball_allow', [
          ['405', 'GET, HEAD'],
          ['default', ''],
        ]),
      ].join('\n'),
    },
    {
      name: 'headers.conf',
      body: [
        ...Object.entries({
          ...headers,
          'Content-Security-Policy': '$jorkyball_policy',
          'X-Frame-Options': '$jorkyball_frame_options',
          'Cross-Origin-Resource-Policy': '$jorkyball_resource_policy',
          'Cache-Control': '$jorkyball_caching',
          Allow: '$jorkyball_allow',
        }).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
        'default_type application/octet-stream;',
        `types {\n${Object.entries(TYPES)
          .map(([ending, type]) => `  ${bare(type)} ${ending};`)
          .join('\n')}\n}`,
        'charset utf-8;',
        // nginx adds text/html by itself.
        `charset_types ${Object.values(TYPES)
          .filter((type) => type !== bare(type) && bare(type) !== 'text/html')
          .map(bare)
          .join(' ')};`,
        '',
      ].join('\n'),
    },
  ];
}

/** `volatile`: evaluated again after each step from the address to the file. */
function map(source, variable, lines) {
  const body = lines.map(([key, value]) => `  ${key === 'default' ? key : quoted(key)} ${quoted(value)};`);
  return `map ${source} ${variable} {\n  volatile;\n${body.join('\n')}\n}\n`;
}

function quoted(text) {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

function bare(type) {
  return type.split(';')[0];
}
