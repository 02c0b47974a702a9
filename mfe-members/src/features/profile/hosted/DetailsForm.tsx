import type { ComponentProps, FormEvent } from 'react';
import { formatDay, notify, theme, type User } from 'shared-kernel';
import { basesOf, typedOver, useVisitDraft } from 'shared-kernel/drafts';
import { FieldError, SelectField, TextField } from 'shared-kernel/forms';
import { SlowAnswer, useIsOnline } from 'shared-kernel/states';
import { Button, Stack } from 'shared-kernel/ui';
import { accountDraft } from '../../../data/accountDraft';
import { clubName, homeClubs } from '../../../data/registrationChoices';
import { changesOf, type Details, detailsOf, faultsOfChanges } from '../../../domain/details';
import { useFaults } from '../../../ui/details/useFaults';
import { SilenceCard } from './SilenceCard';
import { leftDrafts, savingOutcomes, detailsStrings as words } from './strings';
import { useLeftDraft } from './useLeftDraft';
import { useSaving } from './useSaving';

const textFields: readonly ({
  readonly name: Exclude<keyof Details, 'club'>;
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>)[] = [
  { name: 'name', autoComplete: 'name' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'birthDate', type: 'date', autoComplete: 'bday' },
  { name: 'address', autoComplete: 'street-address' },
];

/** The form for the member's details; its draft lasts until it is saved or cancelled. */
export function DetailsForm({ user, onClose }: { user: User; onClose: () => void }) {
  const typed = useVisitDraft(accountDraft);
  const account = detailsOf(user);
  const details = { ...account, ...typed };
  const changes = changesOf(account, typed);
  const hasChanges = Object.keys(changes).length > 0;
  const { save, isSaving, outcome, opened } = useSaving(user, onClose);
  const left = useLeftDraft(onClose);
  const isOnline = useIsOnline();
  const base = { ...opened, ...basesOf(typed) };
  const { check, errorOf, birthDates } = useFaults(details, (typedNow, today) =>
    faultsOfChanges(account, typedNow, today),
  );

  function whatIsSaid(field: keyof Details) {
    // A value of the account that equals the typed one is the member's own change, not one of another device.
    const isOwn = field in typed && !(field in changes);
    const hasMoved = account[field] !== base[field] && !isOwn;
    return {
      ...errorOf(field),
      ...(hasMoved && {
        hint: details[field] === account[field] ? words.moved : words.movedTo(shown(field, account[field])),
      }),
    };
  }

  function keep(field: keyof Details, text: string) {
    accountDraft.keep(typedOver(account, accountDraft.read(), field, text));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
    if (hasChanges) void save(changes);
    else {
      notify(words.unchanged);
      onClose();
    }
  }

  return (
    <form aria-label={words.form} noValidate onSubmit={onSubmit}>
      <div role="status">
        {left && hasChanges && !isSaving && !outcome && <SilenceCard>{leftDrafts[left]}</SilenceCard>}
      </div>
      <Stack gap={6}>
        {textFields.map(({ name, type = 'text', autoComplete }) => (
          <TextField
            key={name}
            label={words.fields[name]}
            required={name === 'name'}
            {...whatIsSaid(name)}
            {...(type === 'date' && birthDates)}
            type={type}
            name={name}
            autoFocus={name === 'name'}
            autoComplete={autoComplete}
            value={details[name]}
            onChange={(text) => keep(name, text)}
          />
        ))}
        <SelectField
          label={words.fields.club}
          {...whatIsSaid('club')}
          name="club"
          value={details.club}
          options={[{ value: '', label: words.chooseClub }, ...clubsWith(details.club)]}
          onChange={(text) => keep('club', text)}
        />
        <p css={theme.muted}>{words.emailHint}</p>
        <div>
          <div role="alert">
            {outcome && (
              <FieldError>
                {outcome.kind === 'no-network' && isOnline ? words.online : savingOutcomes[outcome.kind]}
              </FieldError>
            )}
          </div>
          <div role="status">{isSaving && <SlowAnswer>{words.slow}</SlowAnswer>}</div>
        </div>
        <Stack direction="row" gap={3}>
          <Button type="submit" variant="primary" disabled={isSaving}>
            {isSaving ? words.saving : words.save}
          </Button>
          <Button onClick={onClose} disabled={isSaving}>
            {words.cancel}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

/** A detail as it is read. */
function shown(field: keyof Details, text: string): string {
  if (field === 'club') return clubName(text);
  return field === 'birthDate' ? formatDay(text) : text;
}

/** The operator may have changed it. */
function clubsWith(club: string) {
  const isKnown = club === '' || homeClubs.some(({ value }) => value === club);
  return isKnown ? homeClubs : [{ value: club, label: club }, ...homeClubs];
}
