import { useCallback, useState } from 'react';
import { theme } from 'shared-kernel';
import { Checkbox, FieldError } from 'shared-kernel/forms';
import { EmptyState } from 'shared-kernel/states';
import { Button, Pane, SectionTitle } from 'shared-kernel/ui';
import { readAudit } from '../../../data/centre';
import { pageStrings } from '../strings';
import { LoadingPane, TroubleState } from '../TroubleState';
import { useAnswer } from '../useAnswer';
import { AuditTable } from './AuditTable';
import { exportAudit } from './exportAudit';
import { auditStrings as words } from './strings';

/** Who changed what, newest first, page by page, and as a file. */
export function AuditSection() {
  const [everything, setEverything] = useState(false);
  const ask = useCallback(() => readAudit(null, everything), [everything]);
  const { value, trouble, askAgain, change } = useAnswer(ask);
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const [exporting, setExporting] = useState<'no' | 'yes' | 'failed'>('no');
  const listed = value?.kind === 'listed' ? value : null;

  async function showMore() {
    if (!listed || isLoadingMore) return;
    setIsLoadingMore(true);
    const next = await readAudit(listed.rows.at(-1)?.id ?? null, everything);
    setIsLoadingMore(false);
    if (next.ok && next.value.kind === 'listed') {
      change({ ...next.value, rows: [...listed.rows, ...next.value.rows] });
    } else if (!next.ok) void askAgain();
  }

  async function download() {
    if (exporting === 'yes') return;
    setExporting('yes');
    setExporting((await exportAudit(everything)) ? 'no' : 'failed');
  }

  return (
    <Pane as="section" aria-label={words.title}>
      <SectionTitle as="h2" css={theme.type.title3}>
        {words.title}
      </SectionTitle>
      <p css={{ color: theme.color.textMuted }}>{words.lead}</p>
      <div css={tools}>
        <Checkbox
          label={words.everything}
          checked={everything}
          onChange={({ target }) => setEverything(target.checked)}
        />
        <Button onClick={download} aria-disabled={exporting === 'yes'}>
          {exporting === 'yes' ? words.exporting : words.export}
        </Button>
      </div>
      <div role="alert">{exporting === 'failed' && <FieldError>{words.exportFailed}</FieldError>}</div>
      {!listed && (trouble ? <TroubleState trouble={trouble} onRetry={askAgain} /> : <LoadingPane />)}
      {listed && listed.rows.length === 0 && <EmptyState title={words.none} />}
      {listed && listed.rows.length > 0 && <AuditTable rows={listed.rows} />}
      {listed?.more && (
        <Button onClick={showMore} aria-disabled={isLoadingMore}>
          {isLoadingMore ? pageStrings.loadingMore : pageStrings.more}
        </Button>
      )}
    </Pane>
  );
}

const tools = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(3),
  marginBlock: theme.space(4),
} as const;
