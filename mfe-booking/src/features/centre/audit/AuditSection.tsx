import { useCallback, useEffect, useMemo, useState } from 'react';
import { theme } from 'shared-kernel';
import { FieldError, SelectField, TextField } from 'shared-kernel/forms';
import { EmptyState } from 'shared-kernel/states';
import { Button, Pane, SectionTitle } from 'shared-kernel/ui';
import { readAudit, readWholeAudit } from '../../../data/centre';
import { pageStrings } from '../strings';
import { LoadingPane, TroubleState } from '../TroubleState';
import { useAddressParameter, useTypedWords } from '../useAddressParameter';
import { useAnswer } from '../useAnswer';
import { AuditTable } from './AuditTable';
import { exportAudit } from './exportAudit';
import { filterOf, kindOptions, withWords, auditStrings as words } from './strings';

/** As many lines come at once. */
const page = 50;

/** Who changed what, newest first, page by page, and as a file. The address keeps what is asked for. */
export function AuditSection() {
  const [kind, setKind] = useAddressParameter('genre');
  const { typed, setTyped, asked } = useTypedWords('texte');
  const filter = useMemo(() => filterOf(kind), [kind]);
  const isSearched = asked !== '';
  // The database stores other words than the lines show: the page searches them.
  const ask = useCallback(
    () => (isSearched ? readWholeAudit(filter) : readAudit(null, filter, page)),
    [filter, isSearched],
  );
  const { value, trouble, askAgain, change } = useAnswer(ask);
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const [exporting, setExporting] = useState<'no' | 'yes' | 'failed'>('no');
  const [atMost, setAtMost] = useState(page);
  const listed = value?.kind === 'listed' ? value : null;
  const found = useMemo(() => listed && withWords(listed.rows, asked), [listed, asked]);
  const rows = found?.slice(0, atMost);
  const more = listed !== null && (listed.more || (found?.length ?? 0) > atMost);

  async function showMore() {
    if (!listed || isLoadingMore) return;
    setAtMost(atMost + page);
    if (!listed.more) return;
    setIsLoadingMore(true);
    const next = await readAudit(listed.rows.at(-1)?.id ?? null, filter, page);
    setIsLoadingMore(false);
    if (next.ok && next.value.kind === 'listed') {
      change({ ...next.value, rows: [...listed.rows, ...next.value.rows] });
    } else if (!next.ok) void askAgain();
  }

  async function download() {
    if (exporting === 'yes') return;
    setExporting('yes');
    setExporting((await exportAudit(filter, asked)) ? 'no' : 'failed');
  }

  // A manager who was dismissed meanwhile reads so, in place of the lines.
  useEffect(() => {
    if (exporting === 'failed') void askAgain();
  }, [exporting, askAgain]);

  return (
    <Pane as="section" aria-label={words.title}>
      <SectionTitle as="h2" css={theme.type.title3}>
        {words.title}
      </SectionTitle>
      <p css={{ color: theme.color.textMuted }}>{words.lead}</p>
      <div css={tools}>
        <SelectField
          label={words.kind}
          value={kindOptions.find(({ value }) => value === kind)?.value ?? ''}
          options={kindOptions}
          onChange={setKind}
        />
        <TextField
          label={words.words}
          hint={words.wordsHint}
          type="search"
          value={typed}
          maxLength={80}
          onChange={setTyped}
        />
        <Button css={button} onClick={download} aria-disabled={exporting === 'yes'}>
          {exporting === 'yes' ? words.exporting : words.export}
        </Button>
      </div>
      <div role="alert">
        {exporting === 'failed' && trouble !== 'no-role' && <FieldError>{words.exportFailed}</FieldError>}
      </div>
      {!listed && (trouble ? <TroubleState trouble={trouble} onRetry={askAgain} /> : <LoadingPane />)}
      <p role="status" css={{ marginBlockEnd: theme.space(2) }}>
        {rows && rows.length > 0 && words.count(rows.length, more)}
      </p>
      {rows?.length === 0 && <EmptyState title={words.none} />}
      {rows && rows.length > 0 && <AuditTable rows={rows} />}
      {more && (
        <Button onClick={showMore} aria-disabled={isLoadingMore}>
          {isLoadingMore ? pageStrings.loadingMore : pageStrings.more}
        </Button>
      )}
    </Pane>
  );
}

const tools = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  alignItems: 'start',
  gap: theme.space(4),
  marginBlock: theme.space(4),
} as const;

/** In the line of the fields, below their labels. */
const button = { justifySelf: 'start', [theme.media.desktop]: { marginBlockStart: theme.space(8) } } as const;
