import { PageMetadata, paths } from 'shared-kernel';
import { ButtonLink, Page } from 'shared-kernel/ui';
import { previewedServices } from '../../data/services/previewedServices';
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

export function HomePage() {
  return (
    <>
      <PageMetadata {...metadata.home} structuredData={[sportsCentreData(centreStrings)]} />
      <Hero />
      <Page>
        <NewsPreview />
        <About />
        <ServicesSection
          services={previewedServices}
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
