import { PageMetadata, paths } from 'shared-kernel';
import { ButtonLink, Page } from 'shared-kernel/ui';
import { aisle } from '../../data/illustrations';
import { services } from '../../data/services/services';
import { breadcrumbData } from '../../domain/structured-data/breadcrumbData';
import { sportsCentreData } from '../../domain/structured-data/sportsCentreData';
import card from '../../pictures/social/services.json';
import { centreStrings, metadata } from '../../strings';
import { PageHead } from '../../ui/PageHead';
import { PricingSection } from '../../ui/pricing/PricingSection';
import { ServicesSection } from '../../ui/ServicesSection';
import { strings as words } from './strings';

const structuredData = [
  sportsCentreData(centreStrings),
  breadcrumbData({ name: words.crumb, path: paths.services() }),
];

export function ServicesPage() {
  return (
    <>
      <PageMetadata {...metadata.services} image={card} structuredData={structuredData} />
      <PageHead eyebrow={words.eyebrow} title={words.title} lead={words.lead} illustration={aisle}>
        <ButtonLink to="#tarifs">{words.toPrices}</ButtonLink>
      </PageHead>
      <Page>
        <ServicesSection services={services} />
        <PricingSection />
      </Page>
    </>
  );
}

export { ServicesPage as Component };
