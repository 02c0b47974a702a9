import { memo } from 'react';
import { theme } from 'shared-kernel';
import type { Typed } from 'shared-kernel/drafts';
import { SelectField, TextField } from 'shared-kernel/forms';
import { type FormContents, playerCounts } from '../../domain/checkReservation';
import { AtTheCentre } from '../../ui/centre/AtTheCentre';
import { formStrings } from './strings';

type Props = Pick<FormContents, 'players' | 'name' | 'email'> & {
  readonly nameError: string | undefined;
  readonly emailError: string | undefined;
  readonly onChange: (changed: Typed<'players' | 'name' | 'email'>) => void;
};

/**
 * The visitor's details. They render only for their own changes, because a controlled field costs the browser more than
 * the press of an hour.
 */
export const PartyFields = memo(function PartyFields(props: Props) {
  const { players, name, email, nameError, emailError, onChange } = props;
  return (
    <>
      <SelectField
        label={formStrings.players}
        name="players"
        autoComplete="off"
        value={players}
        options={playerCounts.map((count) => ({ value: count, label: formStrings.playersOption(count) }))}
        onChange={(players) => onChange({ players })}
      />
      <div css={contact}>
        <TextField
          label={formStrings.name}
          error={nameError}
          name="name"
          autoComplete="name"
          required
          value={name}
          onChange={(name) => onChange({ name })}
        />
        <TextField
          label={formStrings.email}
          error={emailError}
          name="email"
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={(email) => onChange({ email })}
        />
        <AtTheCentre part="PhoneField" />
      </div>
    </>
  );
});

const contact = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(4),
  [theme.media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;
