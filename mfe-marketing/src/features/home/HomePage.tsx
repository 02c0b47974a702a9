import { PageMetadata } from 'shared-kernel';
import { Page } from 'shared-kernel/ui';
import { sportsCentreData } from '../../domain/structured-data/sportsCentreData';
import { centreStrings, metadata } from '../../strings';
import { About } from './About';
import { Contact } from './Contact';
import { CourtBuildingBanner } from './CourtBuildingBanner';
import { Hero } from './Hero';
import { NewsPreview } from './NewsPreview';
import { Partners } from './Partners';
import { ServicesPreview } from './ServicesPreview';

export function HomePage() {
  return (
    <>
      <PageMetadata {...metadata.home} structuredData={[sportsCentreData(centreStrings)]} />
      <Hero />
      <Page>
        <NewsPreview />
        <About />
        <ServicesPreview />
        <CourtBuildingBanner />
        <Partners />
        <Contact />
      </Page>
    </>
  );
}

export { HomePage as Component };
