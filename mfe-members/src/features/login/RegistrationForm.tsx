import { type ComponentProps, type FormEvent, useState } from 'react';
import { notify, type Registration, session, theme, useSessionKind } from 'shared-kernel';
import { SelectField, TextField } from 'shared-kernel/forms';
import { genders, homeClubs } from '../../data/registrationChoices';
import { useSubmit } from '../../ui/useSubmit';
import { FormFoot } from './FormFoot';
import { loginParts } from './loginParts';
import { strings, registrationStrings as words } from './strings';
import type { Change } from './useTyped';
import { useWelcome } from './useWelcome';

/** Long enough to read the way out that the notice names (specification, section 9). */
const noticeMs = 8000;

type FieldTexts = {
  readonly name: keyof Registration;
  readonly label: string;
  readonly isRequired?: boolean;
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>;

const textFields: readonly FieldTexts[] = [
  { name: 'name', label: words.name, autoComplete: 'name', isRequired: true },
  { name: 'email', label: strings.email, type: 'email', autoComplete: 'email', isRequired: true },
  { name: 'phone', label: words.phone, type: 'tel', autoComplete: 'tel' },
  { name: 'birthDate', label: words.birthDate, type: 'date', autoComplete: 'bday' },
  { name: 'address', label: words.address, autoComplete: 'street-address' },
];

const choices = [
  { name: 'gender', label: words.gender, options: genders, autoComplete: 'sex' },
  { name: 'club', label: words.club, options: homeClubs, autoComplete: 'off' },
] as const;

const password: FieldTexts = {
  name: 'password',
  label: strings.password,
  type: 'password',
  autoComplete: 'new-password',
  isRequired: true,
};

/** Registers the visitor on a site with a back end; the demonstration only says that it cannot. */
export function RegistrationForm({
  registration,
  onChange,
  onRegistered,
  onGoToLogin,
}: {
  registration: Registration;
  onChange: Change<Registration>;
  /** The draft is not needed any more. */
  onRegistered: () => void;
  onGoToLogin: () => void;
}) {
  const isDemo = useSessionKind() === 'demo';
  const welcome = useWelcome();
  const { refuse, trimmed, useRegistrationCheck, AwaitingConfirmation } = loginParts();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const checked = useRegistrationCheck(registration);

  const { form, errorOf, foot } = useSubmit(async () => {
    if (isDemo) {
      const { title, description, action } = words.unavailable;
      notify({
        title,
        description,
        durationMs: noticeMs,
        action: { label: action, onSelect: onGoToLogin },
      });
      return;
    }
    const sent = trimmed(registration);
    const result = await session.signUp(sent);
    if (!result.ok) return refuse('signUp', result.error);
    onRegistered();
    if (result.next === 'confirm-email') {
      notify(words.confirmEmail);
      // Another member who is logged in here stays so, and is not welcomed.
      setUnconfirmed(sent.email);
      return;
    }
    const current = session.current();
    if (current.status === 'member') welcome(current.user);
  });

  const textField = ({ name, label, isRequired = false, type = 'text', autoComplete }: FieldTexts) => (
    <TextField
      key={name}
      label={label}
      required={!isDemo && isRequired}
      {...errorOf(name)}
      {...checked.errorOf(name)}
      {...(type === 'date' && checked.birthDates)}
      type={type}
      name={name}
      autoComplete={autoComplete}
      value={registration[name]}
      onChange={(text) => onChange(name, text)}
    />
  );

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (checked.check(event.currentTarget)) void form.onSubmit(event);
    else event.preventDefault();
  }

  return (
    <form {...form} noValidate onSubmit={onSubmit} css={formStyle}>
      {unconfirmed && <AwaitingConfirmation email={unconfirmed} />}
      {textFields.map(textField)}
      {choices.map(({ name, label, options, autoComplete }) => (
        <SelectField
          key={name}
          label={label}
          name={name}
          autoComplete={autoComplete}
          value={registration[name]}
          options={[{ value: '', label: words.choose }, ...options]}
          onChange={(text) => onChange(name, text)}
        />
      ))}
      {textField(password)}
      <FormFoot {...foot}>{words.submit}</FormFoot>
    </form>
  );
}

const formStyle = {
  ...theme.column,
  gap: theme.space(6),
  [theme.media.tablet]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
} as const;
