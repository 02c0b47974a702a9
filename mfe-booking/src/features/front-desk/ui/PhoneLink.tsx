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
