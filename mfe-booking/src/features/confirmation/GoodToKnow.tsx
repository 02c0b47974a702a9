import { theme } from 'shared-kernel';
import type { Hour } from 'shared-kernel/courts';
import { cancellationSentence, paymentSentence, studentsSentence } from 'shared-kernel/plans';
import { Pane, SectionTitle } from 'shared-kernel/ui';
import { FactList } from '../../ui/FactList';
import { heldBack } from '../../ui/priceOf';
import { knowStrings as words } from './strings';

/** The terms of a reservation; `open` is a changeable one, with its deadline. */
export function GoodToKnow({ open }: { readonly open: Hour | null }) {
  const facts = [
    { term: words.cancellation, text: open ? words.until(open) : cancellationSentence() },
    { term: words.payment, text: paymentSentence },
    { term: words.students, text: studentsSentence },
  ];
  return (
    <Pane as="section" aria-label={words.title}>
      <SectionTitle as="h2" css={theme.type.title3}>
        {words.title}
      </SectionTitle>
      <div css={heldBack}>
        <FactList facts={facts} />
      </div>
    </Pane>
  );
}
