/** The form of each field (shell/src/reports/pageReports.ts). A sender of anything else is no page of ours. */
const FIELDS = {
  /** A visitor's clock may say anything. */
  at: /^[\dTZ:.+-]{1,40}$/,
  kind: /^(uncaught|rejection|boundary|load)$/,
  /** Of a load; pages send none with other kinds. */
  reason: /^(404|network|timeout|integrity|incompatible|error)?$/,
  stack: /^[\s\S]{0,6000}$/,
  section: /^(shell|mfe-[a-z-]{1,40})?$/,
  release: /^([0-9a-f]{12})?$/,
  phase: /^(shell|container|routes|page|registry|frame|arrival|use)$/,
  shell: /^([0-9a-f]{12})?$/,
  path: /^\/[\w:/…-]{0,200}$|^\*$/,
};

/** A place in a release. */
const FRAME = /^at \/(?:shell|remotes\/mfe-[a-z-]{1,40})\/[0-9a-f]{12}\/[\w.-]{1,80}\.js:\d{1,9}:\d{1,9}$/;

/** Parses a report into its known fields; undefined if invalid. The text comes from anyone. */
export function readReport(text) {
  const said = parsed(text);
  const report = {};
  for (const [name, pattern] of Object.entries(FIELDS)) {
    const value = said?.[name] ?? (name === 'reason' ? '' : undefined);
    if (typeof value !== 'string' || !pattern.test(value)) return undefined;
    report[name] = value;
  }
  return { ...report, stack: framesOf(report.stack) };
}

/** Parses a line of a day's file as a report, however damaged; undefined if invalid. */
export function readKept(line) {
  const said = parsed(line);
  if (typeof said?.received !== 'string') return undefined;
  const report = { received: said.received };
  for (const name of Object.keys(FIELDS)) report[name] = typeof said[name] === 'string' ? said[name] : '';
  return report;
}

function framesOf(stack) {
  return stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .join('\n');
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
