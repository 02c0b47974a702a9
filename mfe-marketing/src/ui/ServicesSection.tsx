import type { ReactNode } from 'react';
import { paths, theme, useCentreRules } from 'shared-kernel';
import { Grid, Section, TextLink } from 'shared-kernel/ui';
import type { Service } from '../data/services/service';
import { PictureCard } from './PictureCard';
import { ServiceLink } from './ServiceLink';
import { servicesSection as words } from './strings';
import { trio } from './trio';

type Props = { readonly services: readonly Service[]; readonly action?: ReactNode };

export function ServicesSection({ services, action }: Props) {
  return (
    <Section id="services" title={words.title} lead={words.lead}>
      <Grid as="ul" role="list" min={320} gap={4} css={services.length === 3 && trio}>
        {services.map((service) => (
          <ServiceCard key={service.name} service={service} />
        ))}
      </Grid>
      {action && <div css={{ marginTop: theme.space(6) }}>{action}</div>}
    </Section>
  );
}

/** The picture is decorative: the text beside it says the same. */
function ServiceCard({ service }: { readonly service: Service }) {
  return (
    <PictureCard interactive picture={service.picture} alt="">
      <h3>{service.name}</h3>
      <p>{service.description(useCentreRules())}</p>
      {service.hasChampionships && (
        <p>
          {words.championships.before}{' '}
          <TextLink to={paths.tournaments()} css={aboveCover}>
            {words.championships.link}
          </TextLink>
        </p>
      )}
      <ServiceLink service={service} data-cover />
    </PictureCard>
  );
}

/** The card's own link covers the card; this one leads elsewhere. */
const aboveCover = { position: 'relative', zIndex: 3, paddingBlock: theme.space(2) } as const;
