import { centre, centreMap, theme } from 'shared-kernel';
import { Icon, Pane, SectionTitle, TextLink } from 'shared-kernel/ui';
import { wayStrings as words } from './strings';

/** The centre's address and telephone number. */
export function WayThere() {
  const { address, name, phone } = centre;
  return (
    <Pane as="section" aria-label={words.title}>
      <SectionTitle as="h2" css={theme.type.title3}>
        {words.title}
      </SectionTitle>
      <p css={line}>
        <Icon name="pin" css={icon} />
        <span>
          {name}
          <br />
          {address.street}, {address.postalCode} {address.city}
          <br />
          <TextLink href={centreMap}>{words.map}</TextLink>
        </span>
      </p>
      <p css={line}>
        <Icon name="phone" css={icon} />
        <TextLink href={`tel:${phone.international}`}>{phone.display}</TextLink>
      </p>
    </Pane>
  );
}

const line = {
  display: 'flex',
  gap: theme.space(3),
  '& + &': { marginBlockStart: theme.space(4) },
  '& > :last-child': { minWidth: 0 },
} as const;

const icon = { marginTop: '0.2em', fontSize: '1.25rem', color: theme.color.action };
