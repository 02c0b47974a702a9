import { centre, theme } from 'shared-kernel';
import { TextLink } from 'shared-kernel/ui';
import { pendingStrings as words } from './strings';

/** Says that the outbox repeats a change of the reservation until the centre answers. */
export function PendingChange() {
  return (
    <p css={{ maxWidth: theme.measure }}>
      {words.sentence} <TextLink href={`tel:${centre.phone.international}`}>{words.call}</TextLink>
    </p>
  );
}
