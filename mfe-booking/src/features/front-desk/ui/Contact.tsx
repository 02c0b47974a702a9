import { theme } from 'shared-kernel';
import { TextLink } from 'shared-kernel/ui';
import { dialled, spacedPhone } from '../../../domain/phone';

/** A number that is read in pairs, and dialled by a press. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <TextLink href={`tel:${dialled(phone)}`} css={{ whiteSpace: 'nowrap' }}>
      {spacedPhone(phone)}
    </TextLink>
  );
}

/** A person's phone number and address, to call or to write to. */
export function Contact({ email, phone }: { readonly email: string; readonly phone: string }) {
  return (
    <p css={{ overflowWrap: 'anywhere', display: 'flex', flexWrap: 'wrap', columnGap: theme.space(4) }}>
      {phone && <PhoneLink phone={phone} />}
      {email && <TextLink href={`mailto:${email}`}>{email}</TextLink>}
    </p>
  );
}
