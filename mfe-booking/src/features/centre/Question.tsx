import { type ReactNode, useState } from 'react';
import { importWithRetry } from 'shared-kernel';

const mui = importWithRetry(() => import('shared-kernel/mui'));

type Asked = {
  readonly title: string;
  readonly text: ReactNode;
  readonly confirm: string;
  readonly cancel?: string;
};

type Props<T> = {
  /** The dialog is open while there is something to ask about. */
  readonly about: T | null;
  readonly ask: (about: T) => Asked;
  readonly onConfirm: (about: T) => void;
  readonly onCancel: () => void;
};

/** Asks before a change with consequences. */
export function Question<T>({ about, ask, onConfirm, onCancel }: Props<T>) {
  // The dialog fades with its last text.
  const [shown, setShown] = useState(about);
  if (about !== null && about !== shown) setShown(about);
  const { module } = mui.useArrival(shown !== null);
  if (!module || shown === null) return null;
  const { title, text, confirm, cancel } = ask(shown);
  return (
    <module.ConfirmDialog
      open={about !== null}
      title={title}
      confirmLabel={confirm}
      {...(cancel && { cancelLabel: cancel })}
      onConfirm={() => onConfirm(shown)}
      onCancel={onCancel}
    >
      {text}
    </module.ConfirmDialog>
  );
}
