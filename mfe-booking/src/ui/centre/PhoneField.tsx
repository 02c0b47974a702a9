import { useVisitDraft } from 'shared-kernel/drafts';
import { TextField } from 'shared-kernel/forms';
import { reservationDraft } from '../../data/reservationDraft';
import { KeptInput } from '../KeptInput';
import { phoneStrings as words } from './strings';

/** The visitor's number, with a draft like the fields around it. The centre refuses one with letters; this says so before. */
export function PhoneField() {
  const { phone = '' } = useVisitDraft(reservationDraft);
  return (
    <>
      <TextField
        label={words.label}
        hint={words.hint}
        error={isPhone(phone.trim()) ? undefined : words.error}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        value={phone}
        onChange={(phone) => reservationDraft.keep({ phone })}
      />
      <KeptInput draft={reservationDraft} />
    </>
  );
}

/** What `private.is_phone` takes, and the beginning of a number that is being typed. */
function isPhone(text: string): boolean {
  return /^(\+?[\d ()./-]*)?$/.test(text) && text.replace(/\D/g, '').length <= 15;
}
