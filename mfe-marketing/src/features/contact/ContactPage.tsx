import { PageMetadata, paths, theme, useCentreRules } from 'shared-kernel';
import { Lead, Page, PageTitle, Pane } from 'shared-kernel/ui';
import { breadcrumbData } from '../../domain/structured-data/breadcrumbData';
import { sportsCentreData } from '../../domain/structured-data/sportsCentreData';
import { ContactForm } from '../../ui/ContactForm';
import { PracticalInformation } from './PracticalInformation';
import { strings } from './strings';
import { useRequest } from './useRequest';

/** The form comes first, above the fold of a phone, whatever the way in. */
export function ContactPage() {
  const settings = useCentreRules();
  const structuredData = [
    sportsCentreData(settings),
    breadcrumbData({ name: strings.crumb, path: paths.contact() }),
  ];
  const request = useRequest();
  return (
    <Page>
      <PageMetadata structuredData={structuredData} />
      <PageTitle eyebrow={strings.eyebrow}>{strings.title}</PageTitle>
      <Lead>{strings.lead(settings)}</Lead>
      <div id="contact" css={columns}>
        <Pane>
          <ContactForm request={request} />
        </Pane>
        <PracticalInformation />
      </div>
    </Page>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(8),
  alignItems: 'start',
  marginTop: theme.space(8),
  [theme.media.desktop]: { gridTemplateColumns: '7fr 5fr', gap: theme.space(10) },
} as const;

export { ContactPage as Component };
