import { lazyWithRetry } from 'shared-kernel';
import { removalStrings as words } from '../strings';
import { useHold } from '../ui/useHeld';

const ConfirmDialog = lazyWithRetry(
  () => import('shared-kernel/mui'),
  (module) => module.ConfirmDialog,
);

type Props = {
  readonly name: string;
  /** A court is held for the person. */
  readonly isOffered: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks before the desk takes a person out of a line, which cannot be taken back. */
export function RemovalQuestion({ name, isOffered, onConfirm, onCancel }: Props) {
  useHold();
  return (
    <ConfirmDialog
      open
      title={words.question(name)}
      confirmLabel={words.remove}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {words.questionText(isOffered)}
    </ConfirmDialog>
  );
}
