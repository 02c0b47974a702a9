import { theme } from 'shared-kernel';
import type { DeskReservation } from '../../../data/desk';
import { bookStrings as words } from './strings';

type Props = {
  /** What the same person has at that hour. */
  readonly theirs: readonly DeskReservation[];
  /** Whether the desk has no network. */
  readonly isOffline?: boolean;
};

/** What the desk should know before it books or moves: it prevents nothing. */
export function AlreadyThere({ theirs, isOffline = false }: Props) {
  return (
    <div role="status" css={{ display: 'grid', gap: theme.space(1), color: theme.color.warm }}>
      {theirs.map((booked) => (
        <p key={booked.id}>{words.already(booked)}</p>
      ))}
      {isOffline && <p>{words.offline}</p>}
    </div>
  );
}
