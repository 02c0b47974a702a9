import { PageMetadata, paths } from 'shared-kernel';
import { ButtonLink, Page } from 'shared-kernel/ui';
import { services } from '../../data/services';
import { sportsCentreData } from '../../domain/structured-data/sportsCentreData';
import { centreStrings, metadata } from '../../strings';
import { ContactSection } from '../../ui/ContactSection';
import { ServicesSection } from '../../ui/ServicesSection';
import { About } from './About';
import { CourtBuildingBanner } from './CourtBuildingBanner';
import { Hero } from './Hero';
import { NewsPreview } from './NewsPreview';
import { Partners } from './Partners';
import { strings } from './strings';

/** Specification, section 9: the home page shows the first three of the six services. */
const previewedServices = 3;

export function HomePage() {
  return (
    <>
      <PageMetadata {...metadata.home} structuredData={[sportsCentreData(centreStrings)]} />
      <Hero />
      <Page>
        <NewsPreview />
        <About />
        <ServicesSection
          services={services.slice(0, previewedServices)}
          action={<ButtonLink to={paths.services()}>{strings.services.all}</ButtonLink>}
        />
        <CourtBuildingBanner />
        <Partners />
        <ContactSection />
      </Page>
    </>
  );
}

export { HomePage as Component };
