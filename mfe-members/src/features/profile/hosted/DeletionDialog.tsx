import { useEffect, useId, useRef } from 'react';
import { theme } from 'shared-kernel';
import { Button, Stack } from 'shared-kernel/ui';
import { myDataStrings as words } from './strings';

interface Props {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Lists the deleted and the remaining data. It is the browser's own dialog: the focus stays in it, and Escape means no. */
export function DeletionDialog({ onConfirm, onCancel }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onCancel}
      css={card}
    >
      <h2 id={`${id}-title`} css={{ ...theme.type.title3, marginBlock: `0 ${theme.space(4)}` }}>
        {words.question}
      </h2>
      <Stack gap={3} id={`${id}-text`}>
        <p>{words.goes}</p>
        <Points points={words.goesList} />
        <p>{words.stays}</p>
        <Points points={words.staysList} />
      </Stack>
      <div css={answers}>
        {/* Closed by the dialog, the focus goes back to the button that asked. */}
        <Button variant="secondary" autoFocus onClick={() => dialog.current?.close()}>
          {words.keep}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {words.remove}
        </Button>
      </div>
    </dialog>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

const card = {
  maxWidth: 'min(36rem, calc(100vw - 2rem))',
  padding: theme.space(6),
  color: theme.color.text,
  background: theme.color.groundRaised,
  border: `1px solid ${theme.color.edge}`,
  '&::backdrop': { background: 'rgb(0 0 0 / 0.6)' },
} as const;

const answers = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.space(3),
  marginBlockStart: theme.space(6),
} as const;
