import { useMemo } from 'react';
import { theme } from 'shared-kernel';
import { Icon } from 'shared-kernel/ui';
import type { MatchDetails } from '../../../model/tournament';
import type { SheetRefusal } from '../../../scoring/applyPlay';
import { sheetWarnings } from '../../../scoring/sheetWarnings';
import { recordStrings, refusalSentences } from './recordStrings';
import type { SheetNames } from './sheetNames';
import { warningSentence } from './sheetSentences';

type Props = { readonly details: MatchDetails; readonly names: SheetNames };

/** Violations of the federation's rules, which block nothing. */
export function SheetWarnings({ details, names }: Props) {
  const sentences = useMemo(
    () => [...new Set(sheetWarnings(details).map((warning) => warningSentence(warning, names)))],
    [details, names],
  );
  if (sentences.length === 0) return null;
  return (
    <section aria-label={recordStrings.warnings} css={style}>
      <h2 css={{ ...theme.type.label, display: 'flex', gap: theme.space(2), color: theme.color.warning }}>
        <Icon name="alert" />
        {recordStrings.warnings}
      </h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

const style = {
  ...theme.type.small,
  display: 'grid',
  gap: theme.space(2),
  paddingInlineStart: theme.space(4),
  borderInlineStart: `3px solid ${theme.color.warning}`,
} as const;

/** The reason why a tap was not recorded, and the next step. */
export function WhyRefused({ kind }: SheetRefusal) {
  return <span>{refusalSentences[kind]}</span>;
}
