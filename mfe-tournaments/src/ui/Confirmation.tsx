import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { ConfirmDialogProps } from 'shared-kernel/mui';
import { Stack } from 'shared-kernel/ui';

type Props = {
  readonly open: boolean;
  readonly title: string;
  /** Paragraphs. */
  readonly text: readonly string[];
  /** What is to be chosen with the answer, below the text; the browser's own question goes without. */
  readonly children?: ReactNode;
  readonly confirmLabel?: string;
  readonly destructive?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/**
 * Asks before something that cannot be taken back. The dialog's code comes when it is first asked for; where it
 * cannot come (no network, never fetched before), the browser's own question takes its place.
 */
export function Confirmation({ text, children, ...props }: Props) {
  const { open, title, onConfirm, onCancel } = props;
  const [Dialog, setDialog] = useState<ComponentType<ConfirmDialogProps> | null>(null);

  const askPlainly = useEffectEvent(() => {
    if (window.confirm([title, ...text].join('\n\n'))) onConfirm();
    else onCancel();
  });

  useEffect(() => {
    if (!open || Dialog !== null) return;
    let isWanted = true;
    import('shared-kernel/mui').then(
      ({ ConfirmDialog }) => isWanted && setDialog(() => ConfirmDialog),
      () => isWanted && askPlainly(),
    );
    return () => {
      isWanted = false;
    };
  }, [open, Dialog]);

  if (Dialog === null) return null;
  return (
    <Dialog {...props}>
      <Stack gap={2}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </Stack>
    </Dialog>
  );
}
