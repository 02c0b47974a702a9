import type { ReactNode } from 'react';
import { centre, hoursInWords } from 'shared-kernel';
import { Icon, type IconName } from 'shared-kernel/ui';
import { strings } from '../strings';

/** Where the centre is, when it is open, and how to reach it. */
export function CentreDetails() {
  const { address, phone, email } = centre;
  return (
    <address>
      <Line icon="pin">
        {address.street}, {address.postalCode} {address.city}
      </Line>
      <Line icon="clock">{strings.footer.hours(hoursInWords)}</Line>
      <Line icon="phone">
        <a href={`tel:${phone.international}`}>{phone.display}</a>
      </Line>
      <Line icon="mail">
        <a href={`mailto:${email}`}>{email}</a>
      </Line>
    </address>
  );
}

function Line({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <p>
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}
