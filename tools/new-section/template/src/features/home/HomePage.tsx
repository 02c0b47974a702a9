import { Lead, Page, PageTitle } from 'shared-kernel/ui';
import { metadata } from '../../strings';
import { strings } from './strings';

export function HomePage() {
  return (
    <Page>
      <PageTitle>{metadata.home.title}</PageTitle>
      <Lead>{strings.lead}</Lead>
    </Page>
  );
}

export { HomePage as Component };
