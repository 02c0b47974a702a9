import { posix } from 'node:path';

/** The repository as the checks see it. Paths are relative to its root, folders without a slash at their end. */
export type Repository = {
  /** The text of each Markdown page. */
  readonly pages: ReadonlyMap<string, string>;
  /** Every file and folder that git may hold. */
  readonly paths: ReadonlySet<string>;
  /** Names that exist outside of git: build outputs and package exports. */
  readonly otherNames: readonly string[];
  /** The scripts of package.json. */
  readonly scripts: readonly string[];
};

const COMMANDS = 'docs/reference/commands.md';
const DECISIONS = 'docs/decisions';
const ENTRANCES = ['README.md', 'docs/README.md'];
const MAX_LINES = { readme: 150, decision: 60 };
const MAX_WORDS = 800;

/** Within one paragraph, so that a lone backtick does no harm to the rest of the page. */
const CODE_SPAN = /(?<!`)(`+)(?!`)((?:(?!\n\s*\n)[\s\S])+?)(?<!`)\1(?!`)/g;

const isTemplate = (page: string) => page.startsWith('.github/');
/** A list that only grows. */
const isRecord = (page: string) => page === 'CHANGELOG.md';
const isDecision = (page: string) =>
  posix.dirname(page) === DECISIONS && /^\d{4}-/.test(posix.basename(page));

/** Links to files that do not exist, or to headings that their page does not have. */
export function brokenLinks({ pages, paths }: Repository): readonly string[] {
  return [...pages].flatMap(([page, text]) =>
    linksOf(text).flatMap((link) => {
      const { path, anchor } = targetOf(page, link);
      if (path !== '.' && !paths.has(path)) return [`${page}: ${link} leads to no file`];
      const target = pages.get(path);
      const isMissing = anchor && target !== undefined && !anchorsOf(target).has(anchor);
      return isMissing ? [`${page}: ${link} leads to no heading`] : [];
    }),
  );
}

/** Paths in backticks that begin with a folder of the repository but do not exist. `*` and `<name>` match any name. */
export function missingPaths({ pages, paths, otherNames }: Repository): readonly string[] {
  const folders = new Set(
    [...paths].filter((path) => path.includes('/')).map((path) => path.replace(/\/.*/, '')),
  );
  const known = [...paths, ...otherNames];
  const exists = (name: string) => {
    const pattern = asPattern(name);
    return paths.has(name) || known.some((path) => pattern.test(path));
  };
  return [...pages]
    .filter(([page]) => !isRecord(page))
    .flatMap(([page, text]) =>
      codeSpansOf(text)
        .flatMap((code) => code.split(/\s+/))
        .filter((word) => /^[\w.*-]+\/[^()$=;'"]*$/.test(word) && isUnder(folders, word))
        .map((word) => word.replace(/[,.;]$/, '').replace(/\/$|:\d+$|#.*$/, ''))
        .filter((name) => !exists(name))
        .map((name) => `${page}: \`${name}\` is not in the repository`),
    );
}

/** Commands of npm that package.json does not have, and files that Node is to run and that do not exist: in examples too. */
export function unknownCommands({ pages, paths, scripts }: Repository): readonly string[] {
  return [...pages]
    .filter(([page]) => page !== 'CHANGELOG.md')
    .flatMap(([page, text]) => [
      ...scriptsIn(text)
        .filter((name) => !scripts.includes(name))
        .map((name) => `${page}: package.json has no script “${name}”`),
      ...[...text.matchAll(/\bnode ((?:tools|artwork)\/[\w./-]+)/g)]
        .filter(([, file = '']) => !paths.has(file))
        .map(([, file]) => `${page}: ${file} is not in the repository`),
    ]);
}

/** Scripts that have no row of their own among the commands. */
export function undocumentedScripts({ pages, scripts }: Repository): readonly string[] {
  const rows = (pages.get(COMMANDS) ?? '').split('\n').filter((line) => line.startsWith('|'));
  const described = rows.flatMap((row) => scriptsIn(row.split('|')[1] ?? ''));
  return scripts
    .filter((name) => !described.includes(name))
    .map((name) => `${COMMANDS}: no row for the script “${name}”`);
}

/** Pages that are longer than one sitting. */
export function longPages({ pages }: Repository): readonly string[] {
  return [...pages].flatMap(([page, text]) => {
    const lines = text.trimEnd().split('\n').length;
    const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const maxLines = page === 'README.md' ? MAX_LINES.readme : isDecision(page) ? MAX_LINES.decision : lines;
    const isLimited = !page.startsWith('docs/reference/') && !isRecord(page);
    return [
      ...(lines > maxLines ? [`${page}: ${lines} lines, at most ${maxLines}`] : []),
      ...(isLimited && words > MAX_WORDS ? [`${page}: ${words} words, at most ${MAX_WORDS}`] : []),
    ];
  });
}

/** Decisions without a date or a status, and decisions that the index does not list with the same ones. */
export function undatedDecisions({ pages }: Repository): readonly string[] {
  const index = (pages.get(`${DECISIONS}/README.md`) ?? '').split('\n');
  return [...pages]
    .filter(([page]) => isDecision(page))
    .flatMap(([page, text]) => {
      const date = /^\W*Date\W+(\d{4}-\d{2}-\d{2})\b/im.exec(text)?.[1];
      const status = /^(?:.*\W)?Status\W+(\p{L}+)/imu.exec(text)?.[1];
      // A row may name further decisions, that amend its own.
      const row = index.find((line) => /\]\(([^)]+)\)/.exec(line)?.[1] === posix.basename(page));
      if (!date || !status) return [`${page}: no line with its date and status`];
      if (!row) return [`${page}: not in the index`];
      const isSame = row.includes(date) && row.toLowerCase().includes(status.toLowerCase());
      return isSame ? [] : [`${page}: the index does not say ${date}, ${status}`];
    });
}

/** Pages that no chain of links reaches from the entrances. */
export function orphans({ pages }: Repository): readonly string[] {
  const reached = new Set<string>();
  const visit = (path: string) => {
    const page = [path, posix.join(path, 'README.md')].find((each) => pages.has(each));
    if (!page || reached.has(page)) return;
    reached.add(page);
    for (const link of linksOf(pages.get(page) ?? '')) visit(targetOf(page, link).path);
  };
  ENTRANCES.forEach(visit);
  return [...pages.keys()]
    .filter((page) => !reached.has(page) && !isTemplate(page))
    .map((page) => `${page}: no link leads here from ${ENTRANCES.join(' or ')}`);
}

/** The targets of links and pictures inside the repository. */
function linksOf(text: string): readonly string[] {
  const prose = withoutFences(text).replace(CODE_SPAN, '');
  const inline = [...prose.matchAll(/\]\(\s*<?([^\s)>]+)/g)];
  const references = [...prose.matchAll(/^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)/gm)];
  const html = [...prose.matchAll(/<(?:a|img|source)\b[^>]*?\s(?:href|src|srcset)="([^"]+)"/g)];
  return [...inline, ...references, ...html]
    .map((match) => match[1] as string)
    .filter((target) => !/^[a-z][a-z\d+.-]*:/i.test(target));
}

function targetOf(page: string, link: string) {
  const [file = '', anchor] = link.split('#');
  const path = file ? posix.join(posix.dirname(page), decodeURI(file)).replace(/\/$/, '') : page;
  return { path, anchor };
}

/** GitHub's anchors for the headings of a page, and the names in its HTML. */
function anchorsOf(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutFences(text).matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)) {
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = words.replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '').replace(/\s/g, '-');
    let unique = slug;
    for (let copy = 1; anchors.has(unique); copy += 1) unique = `${slug}-${copy}`;
    anchors.add(unique);
  }
  for (const [, name = ''] of text.matchAll(/<a\s+(?:id|name)="([^"]+)"/g)) anchors.add(name);
  return anchors;
}

function codeSpansOf(text: string): readonly string[] {
  return [...withoutFences(text).matchAll(CODE_SPAN)].map((match) => match[2] as string);
}

function withoutFences(text: string): string {
  return text.replace(/^ *(```+|~~~+)[\s\S]*?^ *\1/gm, '');
}

function scriptsIn(text: string): readonly string[] {
  return [...text.matchAll(/\bnpm (?:run ([a-z][\w:-]*)|(start|test)(?![\w:-]))/g)].map(
    (match) => (match[1] ?? match[2]) as string,
  );
}

function isUnder(folders: ReadonlySet<string>, word: string): boolean {
  const first = asPattern(word.replace(/\/.*/, ''));
  return [...folders].some((folder) => first.test(folder));
}

function asPattern(name: string): RegExp {
  const escaped = name.replace(/[.+?^$()|[\]\\]/g, '\\$&').replace(/\{([^}]*)\}/g, (_, names: string) => {
    return `(?:${names.replaceAll(',', '|')})`;
  });
  return new RegExp(`^${escaped.replace(/<[^>]*>|…|\*+/g, (mark) => (mark === '**' ? '.*' : '[^/]*'))}$`);
}
