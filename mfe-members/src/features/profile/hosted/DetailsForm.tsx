import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { notify, theme, type User } from 'shared-kernel';
import type { BackEndRefusal } from 'shared-kernel/back-end';
import { useVisitDraft } from 'shared-kernel/drafts';
import { Field, FieldError, Select, TextInput } from 'shared-kernel/forms';
import { centreDay } from 'shared-kernel/time';
import { Button, Stack } from 'shared-kernel/ui';
import { saveDetails } from '../../../data/account';
import { accountDraft } from '../../../data/accountDraft';
import { homeClubs } from '../../../data/registrationChoices';
import { type Details, detailFields, faultsOf } from '../../../domain/details';
import { faultInWords, savingRefusals, detailsStrings as words } from './strings';

const textFields: readonly ({
  readonly name: Exclude<keyof Details, 'club'>;
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>)[] = [
  { name: 'name', autoComplete: 'name' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'birthDate', type: 'date', autoComplete: 'bday' },
  { name: 'address', autoComplete: 'street-address' },
];

/** The member's details, to be changed; what is typed is kept until it is saved or given up. */
export function DetailsForm({ user, onClose }: { user: User; onClose: () => void }) {
  const typed = useVisitDraft(accountDraft);
  const details = { ...detailsOf(user), ...typed };
  const [isChecked, setIsChecked] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [refusal, setRefusal] = useState<BackEndRefusal['kind']>();
  const form = useRef<HTMLFormElement>(null);
  const faults = isChecked ? faultsOf(details, centreDay(new Date())) : {};
  const errorOf = (field: keyof Details) => {
    const fault = faults[field];
    return fault && { error: faultInWords(fault) };
  };

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setIsChecked(true);
    const wrong = faultsOf(details, centreDay(new Date()));
    const first = detailFields.find((field) => field in wrong);
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    setIsSaving(true);
    setRefusal(undefined);
    const answer = await saveDetails(trimmed(details));
    setIsSaving(false);
    if (!answer.ok) return setRefusal(answer.refusal.kind);
    notify(words.saved);
    onClose();
  }

  return (
    <form ref={form} aria-label={words.form} noValidate onSubmit={save}>
      <Stack gap={6}>
        {textFields.map(({ name, type = 'text', autoComplete }) => (
          <Field key={name} label={words.fields[name]} required={name === 'name'} {...errorOf(name)}>
            {(control) => (
              <TextInput
                {...control}
                type={type}
                name={name}
                autoFocus={name === 'name'}
                autoComplete={autoComplete}
                value={details[name]}
                onChange={({ target }) => accountDraft.keep({ [name]: target.value })}
              />
            )}
          </Field>
        ))}
        <Field label={words.fields.club}>
          {(control) => (
            <Select
              {...control}
              name="club"
              value={details.club}
              onChange={({ target }) => accountDraft.keep({ club: target.value })}
            >
              <option value="">{words.chooseClub}</option>
              {clubsWith(details.club).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <p css={{ ...theme.type.small, color: theme.color.textMuted }}>{words.emailHint}</p>
        <div role="alert">{refusal && <FieldError>{savingRefusals[refusal]}</FieldError>}</div>
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

function detailsOf({ name, phone = '', birthDate = '', address = '', club = '' }: User): Details {
  return { name, phone, birthDate, address, club };
}

function trimmed(details: Details): Details {
  const { name, phone, address } = details;
  return { ...details, name: name.trim(), phone: phone.trim(), address: address.trim() };
}

/** The operator may have written another one. */
function clubsWith(club: string) {
  const isKnown = club === '' || homeClubs.some(({ value }) => value === club);
  return isKnown ? homeClubs : [{ value: club, label: club }, ...homeClubs];
}
