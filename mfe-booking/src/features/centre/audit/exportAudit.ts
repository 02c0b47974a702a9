import { centreNow } from 'shared-kernel/courts';
import { downloadFile } from 'shared-kernel/download';
import { centreDay } from 'shared-kernel/time';
import { type AuditRow, readAudit } from '../../../data/centre';
import { detailsOf, subjectOf, whatOf, whenOf, whoOf, auditStrings as words } from './strings';

/** Reads the whole audit and hands it over as a file. False if a page of it is missing. */
export async function exportAudit(everything: boolean): Promise<boolean> {
  const rows: AuditRow[] = [];
  for (let before: number | null = null, more = true; more; ) {
    const answer: Awaited<ReturnType<typeof readAudit>> = await readAudit(before, everything);
    if (!answer.ok || answer.value.kind !== 'listed') return false;
    rows.push(...answer.value.rows);
    before = rows.at(-1)?.id ?? null;
    more = answer.value.more;
  }
  const lines = rows.map((row) => {
    const { day, time } = whenOf(row);
    return [day, time, whoOf(row), row.actor?.email ?? '', whatOf(row), subjectOf(row), detailsOf(row)];
  });
  downloadFile(
    words.fileName(centreDay(centreNow())),
    csvOf([words.columns, ...lines]),
    'text/csv;charset=utf-8',
  );
  return true;
}

/** A text that a spreadsheet would run as a formula; a tab or a line break before it does not keep it from that. */
const formula = /^[\s\u00a0]*[=+\-@\t\r]/;

/**
 * Rows as a file that a French spreadsheet opens: a mark of UTF-8, semicolons, each text in quotes. A text that would
 * be a formula begins with an apostrophe.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  return `\ufeff${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}
