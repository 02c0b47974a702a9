import { useRef } from 'react';
import { isolated, theme } from 'shared-kernel';
import { Field, TextInput } from 'shared-kernel/forms';
import { Button, Icon } from 'shared-kernel/ui';
import { strings } from './strings';
import { useFocusInSight } from './useFocusInSight';
import type { PlayerRow } from './useTeamEdit';

type Props = {
  readonly row: PlayerRow;
  /** Counted from 0. */
  readonly place: number;
  readonly count: number;
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (part: Partial<Pick<PlayerRow, 'name' | 'number'>>) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
};

/** One player in the editor of a team: name, shirt number, place in the list. */
export function PlayerRowFields({ row, place, count, errorAt, onChange, onMove, onRemove }: Props) {
  const fields = useRef<HTMLLIElement>(null);
  useFocusInSight(fields, place);
  const nameError = errorAt(`player-${place}`);
  const numberError = errorAt(`number-${place}`);
  const named = isolated(row.name.trim()) || strings.player(place + 1);
  return (
    <li ref={fields} css={style}>
      <Field label={strings.player(place + 1)} {...(nameError !== undefined && { error: nameError })}>
        {(control) => (
          <TextInput
            {...control}
            name={`player-${place}`}
            autoComplete="off"
            maxLength={200}
            value={row.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Field>
      <Field label={strings.number} {...(numberError !== undefined && { error: numberError })}>
        {(control) => (
          <TextInput
            {...control}
            name={`number-${place}`}
            aria-label={strings.numberOf(place + 1)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={row.number}
            onChange={({ target }) => onChange({ number: target.value })}
          />
        )}
      </Field>
      <div css={actions}>
        {/* At the list's end the button stays focusable, so that an organiser who has moved a player there keeps the focus. */}
        <Button
          size="small"
          aria-label={`${strings.up} ${named}`}
          aria-disabled={place === 0}
          onClick={() => onMove(-1)}
        >
          <Icon name="chevron" css={{ rotate: '180deg' }} />
        </Button>
        <Button
          size="small"
          aria-label={`${strings.down} ${named}`}
          aria-disabled={place === count - 1}
          onClick={() => onMove(1)}
        >
          <Icon name="chevron" />
        </Button>
        <Button variant="quiet" size="small" aria-label={`${strings.takeOut} ${named}`} onClick={onRemove}>
          <Icon name="close" />
        </Button>
      </div>
    </li>
  );
}

const style = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 4.5rem',
  gap: theme.space(2),
  alignItems: 'start',
  [theme.media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 5.5rem auto' },
} as const;

const actions = {
  display: 'flex',
  gap: theme.space(2),
  gridColumn: '1 / -1',
  // Beside the controls, under their labels.
  [theme.media.tablet]: { gridColumn: 'auto', marginBlockStart: '2.375rem' },
} as const;
