import { type ContactState, PageMetadata, paths, theme } from 'shared-kernel';
import { ButtonLink, Page, Section } from 'shared-kernel/ui';
import { assurances, buildingTerms, processSteps, questions } from '../../data/courtBuilding';
import { explodedCourt } from '../../data/illustrations';
import { imageAddress } from '../../domain/illustration';
import { breadcrumbData } from '../../domain/structured-data/breadcrumbData';
import { faqData, howToData, productData } from '../../domain/structured-data/courtBuildingData';
import card from '../../pictures/social/court-building.json';
import { Fact } from '../../ui/Fact';
import { PageHead } from '../../ui/PageHead';
import { Faq } from './Faq';
import { Parts } from './Parts';
import { Process } from './Process';
import { strings as words } from './strings';

const structuredData = [
  productData(buildingTerms, words.product, imageAddress(explodedCourt.picture)),
  howToData(words.howTo, processSteps, buildingTerms),
  faqData(questions),
  breadcrumbData({ name: words.crumb, path: paths.courtBuilding() }),
];

const quote: ContactState = { subject: 'Devis pour la construction d’un terrain' };
const expert: ContactState = { subject: 'Échange avec un expert en construction' };

export function CourtBuildingPage() {
  return (
    <>
      <PageMetadata image={card} structuredData={structuredData} />
      <PageHead eyebrow={words.eyebrow} title={words.title} lead={words.lead} illustration={explodedCourt}>
        <ContactButtons />
      </PageHead>
      <Page>
        <ul aria-label={words.assurances} css={facts}>
          {assurances.map(({ figure, label }) => (
            <Fact key={label} figure={figure}>
              {label}
            </Fact>
          ))}
        </ul>
        <Parts />
        <Process />
        <Faq />
        <Section title={words.next.title} lead={words.next.lead}>
          <ContactButtons />
        </Section>
      </Page>
    </>
  );
}

function ContactButtons() {
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space(3) }}>
      <ButtonLink to={paths.contact()} state={quote} variant="primary" size="large">
        {words.quote}
      </ButtonLink>
      <ButtonLink to={paths.contact()} state={expert} size="large">
        {words.expert}
      </ButtonLink>
    </div>
  );
}

/** Two and two, or one below the other where letters are large. */
const facts = {
  display: 'grid',
  gap: theme.space(6),
  marginBottom: theme.space(10),
  padding: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(40%, 7.5rem), 1fr))',
  [theme.media.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
} as const;

export { CourtBuildingPage as Component };
