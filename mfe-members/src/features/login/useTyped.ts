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

/** What is typed into the registration; name and address of mail come back after a reload. */
export function useTypedRegistration() {
  const [ofPage, setOfPage] = useState(emptyRegistration);
  const registration: Registration = { ...ofPage, ...useVisitDraft(registrationDraft) };
  const change: Change<Registration> = (field, text) => {
    if (field === 'name' || field === 'email') registrationDraft.keep({ [field]: text });
    else setOfPage((current) => ({ ...current, [field]: text }));
  };
  function clear() {
    registrationDraft.forget();
    setOfPage(emptyRegistration);
  }
  return { registration, change, clear };
}
