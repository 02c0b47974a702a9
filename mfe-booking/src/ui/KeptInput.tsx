import { useState } from 'react';
import { useVisitDraft, type VisitDraft } from 'shared-kernel/drafts';
import { hintStyle } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';

const words = {
  kept: 'Votre saisie reste dans cet onglet jusqu’à sa fermeture.',
  clear: 'Effacer',
};

/** In a form that opens with input of earlier: where it comes from, and a button that clears it. */
export function KeptInput<Field extends string>({ draft }: { readonly draft: VisitDraft<Field> }) {
  const isKept = Object.keys(useVisitDraft(draft)).length > 0;
  const [isRestored] = useState(isKept);
  return (
    isKept &&
    isRestored && (
      <p css={hintStyle}>
        {words.kept}{' '}
        <Button size="small" variant="quiet" onClick={() => draft.forget()}>
          {words.clear}
        </Button>
      </p>
    )
  );
}
