import { centreNow } from 'shared-kernel/courts';
import { downloadFile } from 'shared-kernel/download';
import { centreDay } from 'shared-kernel/time';
import { type AuditFilter, type AuditRow, readAudit } from '../../../data/centre';
import { csvOf } from '../../../domain/csv';
import { detailsOf, subjectOf, whatOf, whenOf, whoOf, auditStrings as words } from './strings';

/** Reads all lines of the audit that pass the filter, and hands them over as a file. False if a page of them is missing. */
export async function exportAudit(filter: AuditFilter): Promise<boolean> {
  const rows: AuditRow[] = [];
  for (let before: number | null = null, more = true; more; ) {
    const answer: Awaited<ReturnType<typeof readAudit>> = await readAudit(before, filter);
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
