/** The kinds of faults that pages report (shell/src/reports/pageReports.ts). */
const KINDS = ['uncaught', 'rejection', 'boundary', 'load'];

/** What each field may be; whoever sends something else is no page of ours. */
const FIELDS = {
  at: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  kind: new RegExp(`^(${KINDS.join('|')})$`),
  message: /^.{0,300}$/,
  stack: /^[\s\S]{0,6000}$/,
  section: /^(shell|mfe-[a-z-]{1,40})?$/,
  release: /^([0-9a-f]{12})?$/,
  phase: /^[a-z]{1,20}$/,
  shell: /^([0-9a-f]{12})?$/,
  path: /^\/[\w:/…-]{0,200}$|^\*$/,
};

/** Nothing of it may move a terminal's cursor, hide a part of a line, or begin a new one. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu;

/**
 * A report as it was sent, with those fields that a report has and no others; undefined where it is none. The text
 * comes from anybody.
 */
export function readReport(text) {
  const said = parsed(text);
  const report = {};
  for (const [name, pattern] of Object.entries(FIELDS)) {
    const value = said?.[name];
    if (typeof value !== 'string' || !pattern.test(value)) return undefined;
    report[name] = name === 'stack' ? value.split('\n').map(printable).join('\n') : printable(value);
  }
  return report;
}

function printable(text) {
  return text.replace(UNPRINTABLE, '');
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
