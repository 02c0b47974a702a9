import { useState } from 'react';
import type { Credentials, Registration } from 'shared-kernel';
import { useVisitDraft } from 'shared-kernel/drafts';
import { loginDraft, registrationDraft } from '../../data/loginDrafts';

/** A field and its new text: several may change before the form is rendered anew, each beside the others. */
export type Change<Form> = (field: keyof Form, text: string) => void;

/** What is typed into the login; the address comes back after a reload. */
export function useTypedCredentials() {
  const { email = '' } = useVisitDraft(loginDraft);
  const [password, setPassword] = useState('');
  const change: Change<Credentials> = (field, text) => {
    if (field === 'email') loginDraft.keep({ email: text });
    else setPassword(text);
  };
  return { credentials: { email, password }, change };
}

const emptyRegistration: Registration = {
  name: '',
  email: '',
  phone: '',
  birthDate: '',
  address: '',
  gender: '',
  club: '',
  password: '',
};

/** What is typed into the registration; all but the password comes back after a reload. */
export function useTypedRegistration() {
  const [password, setPassword] = useState('');
  const registration: Registration = { ...emptyRegistration, ...useVisitDraft(registrationDraft), password };
  const change: Change<Registration> = (field, text) => {
    if (field === 'password') setPassword(text);
    else registrationDraft.keep({ [field]: text });
  };
  function clear() {
    registrationDraft.forget();
    setPassword('');
  }
  return { registration, change, clear };
}
