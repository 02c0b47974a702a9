import { Lead, Page, PageTitle } from 'shared-kernel/ui';
import { strings } from './strings';

export function HomePage() {
  return (
    <Page>
      <PageTitle>{strings.title}</PageTitle>
      <Lead>{strings.lead}</Lead>
    </Page>
  );
}

export { HomePage as Component };
