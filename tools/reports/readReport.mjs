/** The kinds of faults that pages report, and when they were met (shell/src/reports/pageReports.ts). */
const KINDS = ['uncaught', 'rejection', 'boundary', 'load'];
const PHASES = 'shell container routes page registry fit late frame arrival use'.split(' ');

const oneOf = (words) => new RegExp(`^(${words.join('|')})$`);

/** The form of each field. A sender of anything else is no page of ours. */
const FIELDS = {
  /** A visitor's clock may say anything. */
  at: /^[\dTZ:.+-]{1,40}$/,
  kind: oneOf(KINDS),
  message: /^.{0,300}$/,
  stack: /^[\s\S]{0,6000}$/,
  section: /^(shell|mfe-[a-z-]{1,40})?$/,
  release: /^([0-9a-f]{12})?$/,
  phase: oneOf(PHASES),
  shell: /^([0-9a-f]{12})?$/,
  path: /^\/[\w:/…-]{0,200}$|^\*$/,
};

/** Nothing of it may move a terminal's cursor, hide a part of a line, or begin a new one. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu;

/**
 * What a message consists of: an address, an error's number, a word, and what has no place there. The page has judged
 * each word (it knows which its own browser writes); a page of an older release, or a sender of something else, is
 * held to the shape.
 */
const PARTS =
  /[^\s()]*(?::\/\/|@)[^\s()]*|(error #\d{1,3}(?![\p{L}\p{N}\p{M}_$]))|([\p{L}\p{N}\p{M}_$]+)|[^ .,:;'"()[\]{}<>=#/!?…-]/giu;

/** A place in a release; pages of older releases name a function before it. */
const FRAME =
  /^at (?:[^()]{1,200} \()?(\/(?:shell|remotes\/mfe-[a-z-]{1,40})\/[0-9a-f]{12}\/[\w.-]{1,80}\.js:\d{1,9}:\d{1,9})\)?$/;

/**
 * A report as it is kept: those fields that a report has and no others, and in them nothing that has the shape of a
 * number, an address or a name; undefined where it is none. The text comes from anybody.
 */
export function readReport(text) {
  const said = parsed(text);
  const report = {};
  for (const [name, pattern] of Object.entries(FIELDS)) {
    const value = said?.[name];
    if (typeof value !== 'string' || !pattern.test(value)) return undefined;
    report[name] = value;
  }
  return { ...report, message: scrubbed(printable(report.message)), stack: framesOf(report.stack) };
}

/** A line of a day's file as a report, whatever has become of it; undefined where it is none. */
export function readKept(line) {
  const said = parsed(line);
  if (typeof said?.received !== 'string') return undefined;
  const report = { received: said.received };
  for (const name of Object.keys(FIELDS)) report[name] = typeof said[name] === 'string' ? said[name] : '';
  return said.again === true ? { ...report, again: true } : report;
}

/** A text without what a terminal would obey. */
export function printable(text) {
  return text.replace(UNPRINTABLE, '');
}

function scrubbed(message) {
  return message
    .replace(PARTS, (part, numbered, word) => (numbered || /^[a-z]+$/i.test(word ?? '') ? part : '…'))
    .replace(/…(?:[^a-z…]*…)+/gi, '…');
}

function framesOf(stack) {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, place] = FRAME.exec(line) ?? [];
      return place ? [`at ${place}`] : [];
    })
    .join('\n');
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
