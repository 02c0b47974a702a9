import { theme } from 'shared-kernel';
import { Disclosure } from 'shared-kernel/disclosure';

type Props = { readonly summary: string; readonly sentences: readonly string[] };

/** What a table or a drawing shows, in sentences that unfold below it. */
export function FoldedSentences({ summary, sentences }: Props) {
  return (
    <div data-print="hide">
      <Disclosure summary={summary}>
        <ol css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(2) }}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}
