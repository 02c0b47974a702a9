import { useId, useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { Select } from 'shared-kernel/forms';
import type { Player, PlayerId } from '../../../model/tournament';

type Props = {
  readonly label: string;
  /** The label of the empty choice. */
  readonly empty: string;
  readonly players: readonly Player[];
  readonly value: PlayerId | null;
  readonly onChange: (playerId: PlayerId | null) => void;
};

/** A player of a team, or none. A player who has left the team since stays chosen. */
export function PlayerSelect({ label, empty, players, value, onChange }: Props) {
  const id = useId();
  // The arrow keys step through a closed list. A player on the way must not be chosen, or players would swap roles.
  const isStepping = useRef(false);
  const [passed, setPassed] = useState<string>();
  const choose = (playerId: string) => {
    setPassed(undefined);
    onChange(playerId || null);
  };
  const isKnown = value === null || players.some((player) => player.id === value);
  return (
    <div css={slot}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={passed ?? value ?? ''}
        css={selectStyle}
        onKeyDown={() => {
          isStepping.current = true;
        }}
        onPointerDown={() => {
          isStepping.current = false;
        }}
        onChange={({ target }) => (isStepping.current ? setPassed : choose)(target.value)}
        onBlur={() => passed !== undefined && choose(passed)}
      >
        <option value="">{empty}</option>
        {!isKnown && <option value={value}>{value}</option>}
        {players.map((player) => (
          <option key={player.id} value={player.id}>
            {player.name}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** The label is inside the control's frame: every saved line keeps the goals visible on a phone. */
const slot = {
  position: 'relative',
  minWidth: 0,
  '& > label': {
    ...theme.muted,
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: theme.space(1),
    insetInlineStart: theme.space(3),
    fontSize: '0.875rem',
    lineHeight: 1.2,
    pointerEvents: 'none',
  },
} as const;

const selectStyle = {
  minHeight: '3.375rem',
  paddingBlock: `1.375rem ${theme.space(1)}`,
  paddingInlineStart: theme.space(3),
  paddingInlineEnd: theme.space(8),
} as const;
