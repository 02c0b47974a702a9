import { centre, theme } from 'shared-kernel';
import { TextLink } from 'shared-kernel/ui';
import { doubtStrings as words } from './strings';

/** Of a reservation that the visitor has tried to change, without an answer. */
export function Doubt() {
  return (
    <p css={{ maxWidth: theme.measure }}>
      {words.sentence} <TextLink href={`tel:${centre.phone.international}`}>{words.call}</TextLink>
    </p>
  );
}
