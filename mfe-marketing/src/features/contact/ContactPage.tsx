import { PageMetadata, paths } from 'shared-kernel';
import { Lead, Page, PageTitle } from 'shared-kernel/ui';
import { breadcrumbData } from '../../domain/structured-data/breadcrumbData';
import { sportsCentreData } from '../../domain/structured-data/sportsCentreData';
import { centreStrings, metadata } from '../../strings';
import { ContactSection } from '../../ui/ContactSection';
import { strings } from './strings';
import { useRequest } from './useRequest';

const structuredData = [
  sportsCentreData(centreStrings),
  breadcrumbData({ name: strings.crumb, path: paths.contact() }),
];

export function ContactPage() {
  const request = useRequest();
  return (
    <Page>
      <PageMetadata {...metadata.contact} structuredData={structuredData} />
      <PageTitle eyebrow={strings.eyebrow}>{strings.title}</PageTitle>
      <Lead>{strings.lead}</Lead>
      <ContactSection titled={false} request={request} />
    </Page>
  );
}

export { ContactPage as Component };
