import { PageMetadata, paths } from 'shared-kernel';
import { ButtonLink, Page } from 'shared-kernel/ui';
import { services } from '../../data/services';
import { sixCourtsScene } from '../../domain/court/scenes';
import { breadcrumbData } from '../../domain/structured-data/breadcrumbData';
import { sportsCentreData } from '../../domain/structured-data/sportsCentreData';
import { pages } from '../../pages';
import { PageHead } from '../../ui/PageHead';
import { PricingSection } from '../../ui/PricingSection';
import { ServicesSection } from '../../ui/ServicesSection';
import { servicesPage as words } from './strings';

const structuredData = [sportsCentreData(), breadcrumbData({ name: words.crumb, path: paths.services() })];

export function ServicesPage() {
  return (
    <Page>
      <PageMetadata {...pages.services} structuredData={structuredData} />
      <PageHead eyebrow={words.eyebrow} title={words.title} lead={words.lead} scene={sixCourtsScene()}>
        <ButtonLink to="#tarifs">{words.toPrices}</ButtonLink>
      </PageHead>
      <ServicesSection services={services} />
      <PricingSection />
    </Page>
  );
}

export { ServicesPage as Component };
