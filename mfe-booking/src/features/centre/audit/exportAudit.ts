import { centreNow } from 'shared-kernel/courts';
import { downloadFile } from 'shared-kernel/download';
import { centreDay } from 'shared-kernel/time';
import { type AuditFilter, readWholeAudit } from '../../../data/centre';
import { csvOf } from '../../../domain/csv';
import { detailsOf, subjectOf, whatOf, whenOf, whoOf, withWords, auditStrings as words } from './strings';

/** Hands over all lines of the audit that pass the filter and have the words, as a file. False if one is missing. */
export async function exportAudit(filter: AuditFilter, searched: string): Promise<boolean> {
  const answer = await readWholeAudit(filter);
  if (!answer.ok || answer.value.kind !== 'listed') return false;
  const lines = withWords(answer.value.rows, searched).map((row) => {
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
