import { useMemo, useState } from 'react';
import { notify, theme } from 'shared-kernel';
import { useVisitDraft } from 'shared-kernel/drafts';
import { TextAreaField } from 'shared-kernel/forms';
import { Button, Stack } from 'shared-kernel/ui';
import type { Trouble } from '../../../data/ask';
import { declineRequest, type SeriesRequest } from '../../../data/series';
import { declineDrafts } from '../../../data/seriesDraft';
import { CommandFault } from '../booking/FormEnd';
import { Contact } from '../ui/Contact';
import { DeskDialog } from '../ui/deskControls';
import { seriesRefusals, declineStrings as words } from './strings';

type Props = {
  readonly request: SeriesRequest;
  readonly onClose: () => void;
  readonly onAnswered: () => void;
};

/** The desk says no to a request, with a sentence for its visitor or without. */
export function DeclineDialog({ request, onClose, onAnswered }: Props) {
  const draft = useMemo(() => declineDrafts(request.id), [request.id]);
  const { sentence = '' } = useVisitDraft(draft);
  const [fault, setFault] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isSending, setIsSending] = useState(false);

  /** A repeat of an answer that was lost changes nothing. */
  async function decline(said: string | null) {
    if (isSending) return;
    setFault(null);
    if (said === '') return setFault(words.needed);
    setIsSending(true);
    const answer = await declineRequest(request, said);
    setIsSending(false);
    setTrouble(answer.ok ? null : answer.trouble);
    if (!answer.ok) return;
    if (answer.value.kind === 'refused') return setFault(seriesRefusals[answer.value.reason]);
    const { isMailed } = answer.value;
    draft.forget();
    notify({
      title: words.done(isMailed),
      ...(said !== null && !isMailed && { description: words.notMailed }),
    });
    onAnswered();
  }

  return (
    <DeskDialog open title={words.title} onClose={onClose}>
      <form
        noValidate
        css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(4) }}
        onSubmit={(event) => {
          event.preventDefault();
          void decline(request.email ? sentence.trim() : null);
        }}
      >
        {request.email ? (
          <TextAreaField
            label={words.sentence}
            required
            autoFocus
            rows={3}
            maxLength={300}
            value={sentence}
            hint={words.hint}
            onChange={(typed) => draft.keep({ sentence: typed })}
            {...(fault && { error: fault })}
          />
        ) : (
          <div>
            <p>{words.toCall}</p>
            <Contact email="" phone={request.phone} />
          </div>
        )}
        <CommandFault trouble={trouble} fault={request.email ? null : fault} />
        <Stack direction="row" gap={3}>
          <Button type="submit" variant="primary" aria-disabled={isSending}>
            {isSending ? words.sending : request.email ? words.send : words.sendSilent}
          </Button>
          {/* An answer that was typed is not thrown away. */}
          {request.email && sentence.trim() === '' && (
            <Button variant="quiet" aria-disabled={isSending} onClick={() => void decline(null)}>
              {words.silent}
            </Button>
          )}
        </Stack>
      </form>
    </DeskDialog>
  );
}
