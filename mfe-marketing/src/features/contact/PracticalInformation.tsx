import type { ReactNode } from 'react';
import { centre, centreMap, hoursInWords, theme, useCentreRules } from 'shared-kernel';
import { Icon, type IconName, TextLink } from 'shared-kernel/ui';
import { practicalInformation as words } from './strings';

const { address, email, phone } = centre;

/** Where the centre is, when it is open and how to reach it. */
export function PracticalInformation() {
  const settings = useCentreRules();
  return (
    <dl css={entries}>
      <Entry icon="pin" name={words.address}>
        <address css={{ fontStyle: 'normal' }}>
          <TextLink href={centreMap}>
            {address.street}, {address.postalCode} {address.city}
            <br />
            {words.map}
          </TextLink>
        </address>
      </Entry>
      <Entry icon="clock" name={words.hours} css={besideFooter}>
        {settings?.openingHours ?? `${words.days} ${hoursInWords}`}
      </Entry>
      <Entry icon="phone" name={words.phone}>
        <TextLink href={`tel:${phone.international}`}>{phone.display}</TextLink>
      </Entry>
      <Entry icon="mail" name={words.email}>
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </Entry>
    </dl>
  );
}

const entries = {
  display: 'grid',
  gap: theme.space(4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
} as const;

/** On a phone the footer says it in the next line. */
const besideFooter = { '@media (max-width: 47.99rem)': { display: 'none' } } as const;

type EntryProps = {
  readonly icon: IconName;
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
};

function Entry({ icon, name, className, children }: EntryProps) {
  return (
    <div className={className} css={{ position: 'relative', paddingInlineStart: theme.space(10) }}>
      <dt css={{ ...theme.type.label, color: theme.color.textMuted }}>
        <Icon
          name={icon}
          css={{
            position: 'absolute',
            insetInlineStart: 0,
            top: 0,
            width: '1.5rem',
            height: '1.5rem',
            color: theme.color.action,
          }}
        />
        <span>{name}</span>
      </dt>
      <dd css={{ marginInlineStart: 0, overflowWrap: 'anywhere' }}>{children}</dd>
    </div>
  );
}
