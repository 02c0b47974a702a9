import { useId, useRef } from 'react';
import { theme } from 'shared-kernel';
import { FieldError, TextInput } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import type { TypedPause } from './readDay';
import { strings } from './strings';

type Props = {
  readonly pauses: readonly TypedPause[];
  readonly error: string | undefined;
  readonly onChange: (pauses: readonly TypedPause[]) => void;
};

/** The times without matches. */
export function PauseFields({ pauses, error, onChange }: Props) {
  const errorId = useId();
  const adding = useRef<HTMLButtonElement>(null);
  const change = (index: number, pause: TypedPause) => onChange(pauses.with(index, pause));
  return (
    <fieldset css={group} aria-describedby={error && errorId}>
      <legend css={{ fontWeight: 600, marginBlockEnd: theme.space(2) }}>{strings.pauses}</legend>
      {pauses.map((pause, index) => (
        <div key={index} css={row}>
          <TextInput
            type="time"
            aria-label={strings.pauseFrom(index)}
            value={pause.from}
            onChange={({ target }) => change(index, { ...pause, from: target.value })}
          />
          <TextInput
            type="time"
            aria-label={strings.pauseTo(index)}
            value={pause.to}
            onChange={({ target }) => change(index, { ...pause, to: target.value })}
          />
          <Button
            variant="quiet"
            onClick={() => {
              onChange(pauses.toSpliced(index, 1));
              adding.current?.focus();
            }}
          >
            {strings.removePause(index)}
          </Button>
        </div>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <Button ref={adding} onClick={() => onChange([...pauses, { from: '12:30', to: '13:30' }])}>
        {strings.addPause}
      </Button>
    </fieldset>
  );
}

const group = {
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space(3),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
} as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(3),
  '& > input': { flex: '1 1 8rem', width: 'auto' },
} as const;
