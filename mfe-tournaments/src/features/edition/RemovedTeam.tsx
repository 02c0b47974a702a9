import { useEffect, useRef } from 'react';
import { Button, VisuallyHidden } from 'shared-kernel/ui';
import { strings } from './strings';
import { rowStyle } from './TeamRow';

type Props = {
  readonly team: string;
  /** Undefined without a copy in the trash. */
  readonly onUndo: (() => void) | undefined;
};

/**
 * The place of a team that has just been taken out. The keyboard goes on from there, and takes it back with the next
 * stop of the keyboard, without a notice's haste.
 */
export function RemovedTeam({ team, onUndo }: Props) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => row.current?.focus(), []);
  return (
    <li ref={row} tabIndex={-1} css={rowStyle}>
      <span css={{ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' }}>{strings.removed(team)}</span>
      {onUndo && (
        <Button size="small" onClick={onUndo}>
          {strings.undo}
          <VisuallyHidden>{strings.undoRemoval(team)}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
