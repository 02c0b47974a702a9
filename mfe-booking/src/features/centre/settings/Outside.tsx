import { useState } from 'react';
import { importWithRetry, theme } from 'shared-kernel';
import { Stack } from 'shared-kernel/ui';
import type { Outside } from '../../../data/centre';
import { outsideStrings as words } from './strings';

const mui = importWithRetry(() => import('shared-kernel/mui'));

/** The games that settings have no room for, at most the hundred that the centre lists. */
export function OutsideList({ outside: { count, reservations } }: { readonly outside: Outside }) {
  return (
    <>
      <ul css={list}>
        {reservations.map((game) => (
          <li key={game.id}>{words.line(game)}</li>
        ))}
      </ul>
      {count > reservations.length && <p>{words.more(count - reservations.length)}</p>}
    </>
  );
}

type Props = {
  readonly outside: Outside | null;
  readonly onConfirm: (count: number) => void;
  readonly onCancel: () => void;
};

/** Asks before settings are saved that leave games outside. */
export function OutsideQuestion({ outside, onConfirm, onCancel }: Props) {
  // The dialog fades with its last text.
  const [shown, setShown] = useState(outside);
  if (outside && outside !== shown) setShown(outside);
  const { module } = mui.useArrival(shown !== null);
  if (!module || !shown) return null;
  return (
    <module.ConfirmDialog
      open={outside !== null}
      title={words.title(shown.count)}
      confirmLabel={words.confirm}
      onConfirm={() => onConfirm(shown.count)}
      onCancel={onCancel}
    >
      <Stack gap={3}>
        <p>{words.text}</p>
        <OutsideList outside={shown} />
      </Stack>
    </module.ConfirmDialog>
  );
}

const list = { maxHeight: '40dvh', overflowY: 'auto', paddingInlineStart: theme.space(5) } as const;
