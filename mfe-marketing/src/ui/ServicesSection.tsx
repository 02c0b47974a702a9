import type { ReactNode } from 'react';
import { type BookingState, paths, theme } from 'shared-kernel';
import { ButtonLink, Grid, Icon, Section, Stack, VisuallyHidden } from 'shared-kernel/ui';
import type { Service } from '../data/services';
import { PictureCard } from './PictureCard';
import { servicesSection as words } from './strings';
import { trio } from './trio';

type Props = { readonly services: readonly Service[]; readonly action?: ReactNode };

export function ServicesSection({ services, action }: Props) {
  return (
    <Section id="services" eyebrow={words.eyebrow} title={words.title} lead={words.lead}>
      <Grid as="ul" role="list" min={320} css={services.length === 3 && trio}>
        {services.map((service) => (
          <ServiceCard key={service.name} service={service} />
        ))}
      </Grid>
      {action && <div css={{ marginTop: theme.space(8) }}>{action}</div>}
    </Section>
  );
}

/** Its picture is decoration: it shows what the words beside it say, and a screen reader has those. */
function ServiceCard({ service }: { readonly service: Service }) {
  return (
    <PictureCard interactive picture={service.picture} alt="">
      <h3 css={theme.type.title3}>{service.name}</h3>
      <p css={{ color: theme.color.textMuted }}>{service.description}</p>
      <Stack as="ul" role="list" gap={2} css={{ marginBottom: theme.space(3) }}>
        {service.details.map((detail) => (
          <li
            key={detail}
            css={{ display: 'flex', gap: theme.space(3), alignItems: 'baseline', overflowWrap: 'anywhere' }}
          >
            <Icon name="check" css={{ color: theme.color.action, translate: '0 0.15em' }} />
            {detail}
          </li>
        ))}
      </Stack>
      <div css={{ marginTop: 'auto' }}>
        <ServiceLink service={service} />
      </div>
    </PictureCard>
  );
}

function ServiceLink({ service }: { readonly service: Service }) {
  const name = <VisuallyHidden>{` : ${service.name}`}</VisuallyHidden>;
  if (service.next === 'contact') {
    return (
      <ButtonLink to={paths.contact()} data-cover>
        {words.ask}
        {name}
      </ButtonLink>
    );
  }
  const state: BookingState = { service: service.name };
  return (
    <ButtonLink to={paths.booking()} state={state} data-cover>
      {words.book}
      {name}
    </ButtonLink>
  );
}
