import { type ReactNode, useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { useEscape } from 'shared-kernel/escape';
import { Button, Pane, Stack } from 'shared-kernel/ui';

type Props = {
  /** The subject of the card. */
  readonly children: ReactNode;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  /** False if the question no longer applies, even while it is open. */
  readonly mayAsk?: boolean;
  /** The buttons; a button with `asking` opens the question in their place. */
  readonly actions: (asking: Asking) => ReactNode;
};

/** After a dismissed question the focus returns to its button. */
type Asking = { readonly onClick: () => void; readonly autoFocus: boolean };

/** A list item with its actions; an irreversible action is confirmed in the card itself. */
export function AskingCard({ children, question, yes, no, onYes, mayAsk = true, actions }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [isLeft, setIsLeft] = useState(false);

  function leave() {
    setIsAsking(false);
    setIsLeft(true);
  }

  const place = useRef<HTMLFieldSetElement>(null);
  useEscape(place, () => isAsking && leave());

  return (
    <Pane as="li" css={card}>
      <div>{children}</div>
      {isAsking && mayAsk ? (
        <fieldset ref={place} css={questionStyle}>
          <legend>{question}</legend>
          <Stack direction="row" gap={3}>
            <Button variant="danger" onClick={onYes}>
              {yes}
            </Button>
            {/* The question takes the place of the button that was pressed, so the focus goes with it. */}
            <Button variant="primary" autoFocus onClick={leave}>
              {no}
            </Button>
          </Stack>
        </fieldset>
      ) : (
        <Stack direction="row" gap={3}>
          {actions({ onClick: () => setIsAsking(true), autoFocus: isLeft })}
        </Stack>
      )}
    </Pane>
  );
}

/** For a button that only opens a question: it is not the card's most prominent one. */
export const quietDanger = { color: theme.color.danger } as const;

const card = {
  ...theme.column,
  gap: theme.space(4),
  [theme.media.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
} as const;

const questionStyle = {
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBlockEnd: theme.space(2), fontWeight: 600 },
} as const;
