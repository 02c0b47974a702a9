import type { ReactNode } from 'react';
import { paths, theme } from 'shared-kernel';
import { ButtonLink, Grid, Icon, Section, Stack, TextLink, VisuallyHidden } from 'shared-kernel/ui';
import { type Service, wayOf } from '../data/services/service';
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
      {service.hasChampionships && (
        <p>
          {words.championships.before}{' '}
          <TextLink to={paths.tournaments()} css={aboveCover}>
            {words.championships.link}
          </TextLink>
        </p>
      )}
      <div css={{ marginTop: 'auto' }}>
        <ServiceLink service={service} />
      </div>
    </PictureCard>
  );
}

function ServiceLink({ service }: { readonly service: Service }) {
  const { to, state } = wayOf(service);
  return (
    <ButtonLink to={to} state={state} data-cover>
      {words.next[service.next]}
      <VisuallyHidden>{` : ${service.name}`}</VisuallyHidden>
    </ButtonLink>
  );
}

/** The card's own link covers the card; this one leads elsewhere. */
const aboveCover = { position: 'relative', zIndex: 3, paddingBlock: theme.space(2) } as const;
