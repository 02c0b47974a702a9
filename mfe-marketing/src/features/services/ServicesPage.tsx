import { PageMetadata, paths, useCentreRules } from 'shared-kernel';
import { Lead, Page, PageTitle } from 'shared-kernel/ui';
import { services } from '../../data/services/services';
import { breadcrumbData } from '../../domain/structured-data/breadcrumbData';
import { sportsCentreData } from '../../domain/structured-data/sportsCentreData';
import card from '../../pictures/social/services.json';
import { PricingSection } from '../../ui/pricing/PricingSection';
import { ServicesSection } from '../../ui/ServicesSection';
import { strings as words } from './strings';

/** The prices come first, because most visitors open this page for them. */
export function ServicesPage() {
  const settings = useCentreRules();
  const structuredData = [
    sportsCentreData(settings),
    breadcrumbData({ name: words.crumb, path: paths.services() }),
  ];
  return (
    <Page>
      <PageMetadata image={card} structuredData={structuredData} />
      <PageTitle>{words.title}</PageTitle>
      <Lead>{words.lead}</Lead>
      <PricingSection />
      <ServicesSection services={services} />
    </Page>
  );
}

export { ServicesPage as Component };
