import { memo, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { importWithRetry } from 'shared-kernel';
import { Stack } from 'shared-kernel/ui';

type Props = {
  readonly open: boolean;
  readonly title: string;
  /** Paragraphs. */
  readonly text: readonly string[];
  /** Choices below the text; the browser's own dialog has none. */
  readonly children?: ReactNode;
  readonly confirmLabel?: string;
  readonly destructive?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

const mui = importWithRetry(() => import('shared-kernel/mui'));

/**
 * Asks for confirmation before an irreversible action. The dialog's code loads on its first use. If that fails (no
 * network, never fetched before), the browser's own dialog replaces it.
 */
export function Confirmation({ text, children, ...props }: Props) {
  const { open, title, onConfirm, onCancel } = props;
  const [isWanted, setIsWanted] = useState(open);
  if (open && !isWanted) setIsWanted(true);
  const { module, hasFailed } = mui.useArrival(isWanted);

  const askPlainly = useEffectEvent(() => {
    if (window.confirm([title, ...text].join('\n\n'))) onConfirm();
    else onCancel();
  });

  useEffect(() => {
    if (open && hasFailed) askPlainly();
  }, [open, hasFailed]);

  if (module === undefined) return null;
  return (
    <module.ConfirmDialog {...props} title={<WhileOpen open={open}>{title}</WhileOpen>}>
      <WhileOpen open={open}>
        <Stack gap={2}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {children}
        </Stack>
      </WhileOpen>
    </module.ConfirmDialog>
  );
}

type Words = { readonly open: boolean; readonly children: ReactNode };

/** Does not change while the dialog fades. */
const WhileOpen = memo(
  function WhileOpen({ children }: Words) {
    return children;
  },
  (_, { open }) => !open,
);
