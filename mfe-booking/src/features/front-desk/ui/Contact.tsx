import { theme } from 'shared-kernel';
import { TextLink } from 'shared-kernel/ui';
import { PhoneLink } from './PhoneLink';

/** A person's phone number and address, to call or to write to. */
export function Contact({ email, phone }: { readonly email: string; readonly phone: string | null }) {
  return (
    <p css={{ overflowWrap: 'anywhere', display: 'flex', flexWrap: 'wrap', columnGap: theme.space(4) }}>
      {phone && <PhoneLink phone={phone} />}
      {email && <TextLink href={`mailto:${email}`}>{email}</TextLink>}
    </p>
  );
}
