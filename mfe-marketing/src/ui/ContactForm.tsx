import { type FormEvent, useRef, useState } from 'react';
import { centre, lazyWithRetry, notify, theme } from 'shared-kernel';
import { TextAreaField, TextField } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import { contactDraft } from '../data/contactDraft';
import type { ContactRequest, FieldErrors } from './contactRequest';
import { contactForm as words } from './strings';
import { useContactDraft } from './useContactDraft';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Until its code is here, the notice and the address beside the form say where to turn. */
const LetterButton = lazyWithRetry(
  () => import('./letter/LetterButton'),
  (module) => module.LetterButton,
);

/** A number of any country, however it is written. */
const sixDigits = '(\\D*\\d){6,}\\D*';

export function ContactForm({ request }: { readonly request?: ContactRequest | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSent, setIsSent] = useState(false);
  useContactDraft(form);

  function showError(event: FormEvent) {
    // The browser has found the fault; its sentence is replaced by one beside the field.
    event.preventDefault();
    const control = event.target as Control;
    setErrors((current) => ({ ...current, [control.name]: errorOf(control) }));
    if (control === firstInvalid(control.form)) control.focus();
  }

  function edit(event: FormEvent) {
    const { name, value, validity } = event.target as Control;
    contactDraft.keep({ [name]: value });
    if (validity.valid) setErrors((current) => ({ ...current, [name]: undefined }));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsSent(true);
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
    setIsSent(false);
  }

  return (
    // "dialog" outside a dialog sends nothing: without scripts, the input must not appear in an address.
    <form
      ref={form}
      method="dialog"
      aria-label={words.form}
      tabIndex={-1}
      onInput={edit}
      // The event "invalid" does not bubble: a form sees it in the capture phase only.
      onInvalidCapture={showError}
      onSubmit={submit}
      onReset={clear}
      css={layout}
    >
      <noscript>
        <p>{words.withoutScripts}</p>
      </noscript>
      {request?.bar}
      <TextField label={words.name} required error={errors.name} name="name" autoComplete="name" />
      <TextField
        label={words.email}
        required
        error={errors.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField
        label={words.phone}
        error={errors.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        pattern={sixDigits}
      />
      <TextAreaField
        label={words.message}
        required
        error={errors.message}
        hint={words.kept}
        name="message"
        rows={4}
      />
      {request?.renderFields?.(errors)}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space(3) }}>
        <Button type="submit" variant="primary" size="large">
          {words.send}
        </Button>
        <Button type="reset" variant="quiet" size="large">
          {words.clear}
        </Button>
      </div>
      {isSent && <LetterButton subject={request?.subject} />}
    </form>
  );
}

function firstInvalid(form: HTMLFormElement | null): Element | undefined {
  return Array.from(form?.elements ?? []).find((element) => !(element as Control).validity.valid);
}

function errorOf({ name, validity, validationMessage }: Control): string {
  if (validity.customError) return validationMessage;
  if (validity.typeMismatch) return words.errors.emailInvalid;
  return words.errors[name as keyof typeof words.errors];
}

const layout = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(3) } as const;
