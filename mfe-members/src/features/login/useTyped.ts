import { useState } from 'react';
import type { Credentials, Registration } from 'shared-kernel';
import { useVisitDraft } from 'shared-kernel/drafts';
import { loginDraft, registrationDraft } from '../../data/loginDrafts';

/** Sets a field's text: several fields may change before the next render without overwriting each other. */
export type Change<Form> = (field: keyof Form, text: string) => void;

/** The input of the login; the address is restored after a reload. */
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

/** The input of the registration; all but the password is restored after a reload. */
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
