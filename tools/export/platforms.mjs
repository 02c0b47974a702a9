const MEBIBYTE = 1024 * 1024;

/**
 * Platforms that host a folder of files, and read `_headers` and `_redirects`. `limits` stand on the page `documentation`:
 * beyond them a platform drops rules, or refuses the upload. `pageAddress` is where the platform sends an HTML file without
 * a redirect. With `hasExactRules`, a rule of `_redirects` matches one form of an address, with or without a slash at the
 * end, and wins over a file.
 */
export const PLATFORMS = {
  'cloudflare-pages': {
    documentation: 'https://developers.cloudflare.com/pages/platform/limits/',
    limits: {
      files: 20_000,
      fileBytes: 25 * MEBIBYTE,
      headerRules: 100,
      headerLineLength: 2000,
      staticRedirects: 2000,
      dynamicRedirects: 100,
      redirectLineLength: 1000,
    },
    pageAddress: (file) => file.replace(/(?<=\/)index\.html$|\.html$/, ''),
    hasExactRules: true,
    // Otherwise the values of two rules are joined.
    canRemoveHeaders: true,
  },
  netlify: {
    documentation: 'https://docs.netlify.com/manage/routing/redirects/overview/',
    limits: { filesInFolder: 54_000, redirects: 10_000 },
    pageAddress: (file) => file,
    hasExactRules: false,
    // The value of the last rule counts.
    canRemoveHeaders: false,
  },
};

/** What of an export exceeds a limit, one sentence each. `files` are `{ path, bytes }`, `texts` the two files of rules. */
export function exceededLimits({ limits, documentation }, { files, headers, redirects }) {
  const [headerLines, redirectLines] = [linesOf(headers), linesOf(redirects)];
  const dynamic = redirectLines.findIndex((line) => /[:*]/.test(line.split(' ')[0]));
  const staticCount = dynamic < 0 ? redirectLines.length : dynamic;
  const counted = {
    files: [files.length, 'files'],
    fileBytes: [Math.max(...files.map(({ bytes }) => bytes)), 'bytes in the largest file'],
    filesInFolder: [largestFolder(files), 'files in the largest folder'],
    headerRules: [headerLines.filter((line) => line.startsWith('/')).length, 'rules in _headers'],
    headerLineLength: [longest(headerLines), 'characters in the longest line of _headers'],
    staticRedirects: [staticCount, 'rules without a parameter in _redirects'],
    dynamicRedirects: [redirectLines.length - staticCount, 'rules with a parameter in _redirects'],
    redirects: [redirectLines.length, 'rules in _redirects'],
    redirectLineLength: [longest(redirectLines), 'characters in the longest line of _redirects'],
  };
  return Object.entries(limits).flatMap(([name, limit]) => {
    const [count, what] = counted[name];
    return count > limit ? [`${count} ${what}, at most ${limit} (${documentation})`] : [];
  });
}

function linesOf(text) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function longest(lines) {
  return Math.max(0, ...lines.map((line) => line.length));
}

function largestFolder(files) {
  const counts = new Map();
  for (const { path } of files) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}
