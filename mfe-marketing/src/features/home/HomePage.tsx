import { importWithRetry, PageMetadata, useCentreRules } from 'shared-kernel';
import { laterPart } from 'shared-kernel/hydration';
import { Page } from 'shared-kernel/ui';
import { sportsCentreData } from '../../domain/structured-data/sportsCentreData';
import { Hero } from './Hero';

export const belowTheFold = importWithRetry(
  () => import(/* webpackChunkName: "marketing-home-below" */ './belowTheFold'),
);
const NewsPreview = laterPart(belowTheFold, (below) => below.NewsPreview);
const About = laterPart(belowTheFold, (below) => below.About);
const ServicesPreview = laterPart(belowTheFold, (below) => below.ServicesPreview);
const CourtBuildingBanner = laterPart(belowTheFold, (below) => below.CourtBuildingBanner);
const Partners = laterPart(belowTheFold, (below) => below.Partners);
const Contact = laterPart(belowTheFold, (below) => below.Contact);

export function HomePage() {
  const settings = useCentreRules();
  return (
    <>
      <PageMetadata structuredData={[sportsCentreData(settings)]} />
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
