import { paths } from 'shared-kernel';
import { Lead, Page, PageTitle } from 'shared-kernel/ui';
import { BackLink } from '../../ui/BackLink';
import { ForOrganizers } from '../../ui/ForOrganizers';
import { CreationForm } from './CreationForm';
import { strings } from './strings';

export function CreationPage() {
  return (
    <ForOrganizers>
      <Creation />
    </ForOrganizers>
  );
}

function Creation() {
  return (
    <Page width="reading">
      <BackLink to={paths.organizer()}>{strings.back}</BackLink>
      <PageTitle eyebrow={strings.eyebrow}>{strings.title}</PageTitle>
      <Lead>{strings.lead}</Lead>
      <CreationForm />
    </Page>
  );
}

export { CreationPage as Component };
