import { PageMetadata } from 'shared-kernel';
import { laterPart, together } from 'shared-kernel/hydration';
import { Page } from 'shared-kernel/ui';
import { sportsCentreData } from '../../domain/structured-data/sportsCentreData';
import { metadata } from '../../strings';
import { Hero } from './Hero';

const belowTheFold = together(() => import(/* webpackChunkName: "marketing-home-below" */ './belowTheFold'));
const NewsPreview = laterPart(async () => (await belowTheFold()).NewsPreview);
const About = laterPart(async () => (await belowTheFold()).About);
const ServicesPreview = laterPart(async () => (await belowTheFold()).ServicesPreview);
const CourtBuildingBanner = laterPart(async () => (await belowTheFold()).CourtBuildingBanner);
const Partners = laterPart(async () => (await belowTheFold()).Partners);
const Contact = laterPart(async () => (await belowTheFold()).Contact);

export const parts = [NewsPreview, About, ServicesPreview, CourtBuildingBanner, Partners, Contact];

export function HomePage() {
  return (
    <>
      <PageMetadata {...metadata.home} structuredData={[sportsCentreData()]} />
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
