import { standInPatterns } from '../compose/hostingFiles.mjs';
import { ALWAYS, CACHING, FRAMED_ANYWHERE, IMMUTABLE, responseHeaders } from '../compose/responseHeaders.mjs';

const POLICY = 'Content-Security-Policy';
const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';
const FRAME_OPTIONS = 'X-Frame-Options';

/**
 * The rules of a composed site as the texts of `_headers` and `_redirects`, made of the tables that also give the rules of
 * nginx and Caddy. `files` are the addresses of the site's files; `policies`, `standIns` and `headers` those of its
 * composition. These rules match addresses instead of files, so all pages share one policy, about frames, beside each
 * page's own in its `<meta>`.
 */
export function platformRules(platform, site) {
  return {
    headers: `${headerRules(platform, site)
      .map(({ path, lines }) => [path, ...lines.map((line) => `  ${line}`)].join('\n'))
      .join('\n\n')}\n`,
    redirects: `${redirectRules(platform, site)
      .map(({ from, to }) => `${encodeURI(from)} ${encodeURI(to)} 200`)
      .join('\n')}\n`,
  };
}

function headerRules({ canRemoveHeaders }, { files, policies, standIns, headers }) {
  const everywhere = {
    ...ALWAYS,
    ...headers,
    [POLICY]: "frame-ancestors 'none'",
    // Embeddable pages must not have it. Where it cannot be removed, the policy alone forbids frames.
    ...(canRemoveHeaders && { [FRAME_OPTIONS]: 'DENY' }),
    [RESOURCE_POLICY]: 'same-origin',
    'Cache-Control': CACHING.askAgain,
  };
  /** The rule of an address whose headers differ from those of all addresses. */
  const ruleOf = (path, { [FRAME_OPTIONS]: frameOptions = null, ...own }) => {
    const differing = Object.entries(own).filter(([name, value]) => everywhere[name] !== value);
    const replaced = [...differing.map(([name]) => name), ...(frameOptions ? [] : [FRAME_OPTIONS])];
    return {
      path,
      lines: [
        ...replaced.filter((name) => canRemoveHeaders && everywhere[name]).map((name) => `! ${name}`),
        ...differing.map(([name, value]) => `${name}: ${value}`),
      ],
    };
  };

  const embeddable = standIns.filter(({ page }) => FRAMED_ANYWHERE.test(policies[page]));
  const others = files.filter((file) => !file.endsWith('.html'));
  const versioned = others.filter((file) => IMMUTABLE.test(file));
  const { 'Content-Type': _, ...ofVersions } = responseHeaders({ file: versioned[0], status: 200, headers });
  // The folders of versions and pictures hold nothing else.
  const folders = unique(versioned.map((file) => file.split('/')[1]));
  const shownElsewhere = unique(
    versioned.map((file) => /^.*\/media\/social-/.exec(file)?.[0]).filter(Boolean),
  );
  return [
    {
      path: '/*',
      lines: [
        // Cloudflare lets pages of other sites read everything.
        ...(canRemoveHeaders ? ['! Access-Control-Allow-Origin'] : []),
        ...Object.entries(everywhere).map(([name, value]) => `${name}: ${value}`),
      ],
    },
    // Platforms look headers up by the visitor's address, or by that of the file.
    ...embeddable
      .flatMap(({ path, page }) => [...formsOf(path), page])
      .map((path) => ruleOf(path, { [POLICY]: 'frame-ancestors *' })),
    ...folders.map((folder) => ruleOf(`/${folder}/*`, ofVersions)),
    ...shownElsewhere.map((start) =>
      ruleOf(`${start}*`, { [FRAME_OPTIONS]: 'DENY', [RESOURCE_POLICY]: 'cross-origin' }),
    ),
    ...others
      .filter((file) => !versioned.includes(file))
      .map((file) => ruleOf(file, responseHeaders({ file, status: 200, headers }))),
  ];
}

function redirectRules({ pageAddress, hasExactRules }, { files, standIns }) {
  const patterns = standInPatterns(standIns);
  const isTaken = (address) => patterns.some(({ pattern }) => new RegExp(pattern, 'i').test(address));
  const ofFiles = files.flatMap((file) => {
    const to = pageAddress(file);
    const forms = hasExactRules ? [file, to.replace(/(?<=.)\/$/, ''), to] : [file];
    // Where the rule of a pattern would win over the file, the file has a rule too.
    return forms.filter((from) => from !== to || isTaken(from)).map((from) => ({ from, to }));
  });
  const ofStandIns = patterns.flatMap(({ path, page }) =>
    (hasExactRules ? formsOf(path) : [path]).map((from) => ({ from, to: pageAddress(page) })),
  );
  const isFixed = ({ from }) => !from.includes(':');
  // The first rule of an address counts, and those with parameters stand last.
  const rules = [...ofFiles, ...ofStandIns];
  const ordered = [...rules.filter(isFixed), ...rules.filter((rule) => !isFixed(rule))];
  return ordered.filter(({ from }, place) => ordered.findIndex((rule) => rule.from === from) === place);
}

/** An address without a slash at its end, and with one. */
function formsOf(path) {
  return [path, `${path}/`];
}

function unique(list) {
  return [...new Set(list)];
}
