import { type FormEvent, useRef, useState } from 'react';
import { centre, notify, theme } from 'shared-kernel';
import { Button, Field, TextArea, TextInput } from 'shared-kernel/ui';
import { type ContactField, contactDraft } from '../data/contactDraft';
import { contactSection as words } from './strings';
import { useContactDraft } from './useContactDraft';

type Control = HTMLInputElement | HTMLTextAreaElement;
type Errors = Readonly<Partial<Record<ContactField, string>>>;

export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  useContactDraft(form);

  function showError(event: FormEvent<Control>) {
    // The browser has found the fault; its sentence is replaced by one beside the field.
    event.preventDefault();
    const control = event.currentTarget;
    setErrors((current) => ({ ...current, [control.name]: errorOf(control) }));
    if (control === firstInvalid(control.form)) control.focus();
  }

  function edit(event: FormEvent<Control>) {
    const { name, value, validity } = event.currentTarget;
    contactDraft.keep({ [name]: value });
    if (validity.valid) setErrors((current) => ({ ...current, [name]: undefined }));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    notify({
      ...words.notice,
      action: {
        label: centre.phone.display,
        onSelect: () => location.assign(`tel:${centre.phone.international}`),
      },
    });
  }

  function clear() {
    contactDraft.forget();
    setErrors({});
  }

  const field = (name: ContactField) => ({ name, onInput: edit, onInvalid: showError });

  return (
    // "dialog" outside a dialog sends nothing: without scripts, what was typed must not end up in an address.
    <form ref={form} method="dialog" aria-label={words.form} onSubmit={submit} onReset={clear} css={layout}>
      <noscript>
        <p>{words.withoutScripts}</p>
      </noscript>
      <Field label={words.name} required error={errors.name}>
        {(control) => <TextInput {...control} {...field('name')} autoComplete="name" />}
      </Field>
      <Field label={words.email} required error={errors.email}>
        {(control) => (
          <TextInput {...control} {...field('email')} type="email" inputMode="email" autoComplete="email" />
        )}
      </Field>
      <Field label={words.phone}>
        {(control) => <TextInput {...control} {...field('phone')} type="tel" autoComplete="tel" />}
      </Field>
      <Field label={words.message} required error={errors.message} hint={words.kept}>
        {(control) => <TextArea {...control} {...field('message')} rows={6} />}
      </Field>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space(3) }}>
        <Button type="submit" variant="primary" size="large">
          {words.send}
        </Button>
        <Button type="reset" variant="quiet" size="large">
          {words.clear}
        </Button>
      </div>
    </form>
  );
}

function firstInvalid(form: HTMLFormElement | null): Element | undefined {
  return Array.from(form?.elements ?? []).find((element) => !(element as Control).validity.valid);
}

function errorOf({ name, validity }: Control): string {
  if (validity.typeMismatch) return words.errors.emailInvalid;
  return words.errors[name as keyof typeof words.errors];
}

const layout = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(5) } as const;
