import { PageMetadata, paths } from 'shared-kernel';
import { Lead, Page, PageTitle } from 'shared-kernel/ui';
import { breadcrumbData } from '../../domain/structured-data/breadcrumbData';
import { sportsCentreData } from '../../domain/structured-data/sportsCentreData';
import { pages } from '../../pages';
import { ContactSection } from '../../ui/ContactSection';
import { contact } from './strings';

const structuredData = [sportsCentreData(), breadcrumbData({ name: contact.crumb, path: paths.contact() })];

export function ContactPage() {
  return (
    <Page>
      <PageMetadata {...pages.contact} structuredData={structuredData} />
      <PageTitle eyebrow={contact.eyebrow}>{contact.title}</PageTitle>
      <Lead>{contact.lead}</Lead>
      <ContactSection titled={false} />
    </Page>
  );
}

export { ContactPage as Component };
