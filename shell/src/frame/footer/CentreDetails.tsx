import type { ReactNode } from 'react';
import { centre, hoursInWords, theme } from 'shared-kernel';
import { Icon, type IconName } from 'shared-kernel/ui';
import { strings } from '../strings';

/** Where the centre is, when it is open, and how to reach it. */
export function CentreDetails() {
  const { address, phone, email } = centre;
  return (
    <address
      css={{
        fontStyle: 'normal',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: theme.space(1.5),
      }}
    >
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
    <p css={line}>
      <Icon name={icon} css={{ marginTop: '0.3em', color: theme.color.action }} />
      <span>{children}</span>
    </p>
  );
}

const line = {
  display: 'flex',
  gap: theme.space(3),
  '& > span': { minWidth: 0 },
  '& a': {
    display: 'inline-block',
    maxWidth: '100%',
    paddingBlock: '0.125rem',
    color: theme.color.text,
    textDecorationColor: theme.color.edgeStrong,
  },
  '& a:hover': { color: theme.color.action },
  '@media (pointer: coarse)': { '& a': { paddingBlock: theme.space(3), marginBlock: `-${theme.space(2)}` } },
} as const;
