import { memo, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { importWithRetry } from 'shared-kernel';
import { Stack } from 'shared-kernel/ui';

type Question = {
  readonly title: string;
  readonly text: readonly string[];
  readonly confirmLabel?: string;
  /** Choices below the text; the browser's own dialog has none. */
  readonly choices?: (answer: (isConfirmed: boolean) => void) => ReactNode;
};

type Props = Omit<Question, 'choices'> & {
  readonly open: boolean;
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

type Asked = Question & { readonly open: boolean; readonly answer: (isConfirmed: boolean) => void };

/** Asks questions one after the other, and returns whether each was confirmed. The page must render the `confirmation`. */
export function useConfirmation() {
  const [asked, setAsked] = useState<Asked | null>(null);

  async function ask(question: Question): Promise<boolean> {
    const isConfirmed = await new Promise<boolean>((answer) => setAsked({ ...question, open: true, answer }));
    setAsked({ ...question, open: false, answer() {} });
    return isConfirmed;
  }

  const confirmation = asked && (
    <Confirmation
      key={asked.title}
      {...asked}
      onConfirm={() => asked.answer(true)}
      onCancel={() => asked.answer(false)}
    >
      {asked.choices?.(asked.answer)}
    </Confirmation>
  );
  return { ask, confirmation };
}

const mui = importWithRetry(() => import('shared-kernel/mui'));

/**
 * Asks for confirmation before an irreversible action. The dialog's code loads on its first use. If that fails (no
 * network, never fetched before), the browser's own dialog replaces it.
 */
export function Confirmation(props: Props) {
  const { open, title, text, children, onConfirm, onCancel } = props;
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

/** Does not change while the dialog fades. */
const WhileOpen = memo(
  ({ children }: { readonly open: boolean; readonly children: ReactNode }) => children,
  (_, { open }) => !open,
);
