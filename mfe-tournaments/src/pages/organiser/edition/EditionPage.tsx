import { lazyWithRetry } from 'shared-kernel';
import { Lead, Skeleton } from 'shared-kernel/ui';
import type { Tournament } from '../../../model/tournament';
import { MissingPart } from '../../../widgets/MissingPart';
import { OrganiserPage } from '../../../widgets/OrganiserPage';
import { DetailsForm } from './DetailsForm';
import { sections } from './lateSections';
import { strings } from './pageStrings';

const Sections = lazyWithRetry(sections, (loaded) => loaded.Sections, {
  placeholder: <Skeleton height={1200} />,
  onError: MissingPart,
});

export function EditionPage() {
  return (
    <OrganiserPage texts={strings} width="reading" skeletons={[240, 360]}>
      {(tournament) => <Edition tournament={tournament} />}
    </OrganiserPage>
  );
}

function Edition({ tournament }: { readonly tournament: Tournament }) {
  return (
    <>
      <Lead>{tournament.name}</Lead>
      <DetailsForm tournament={tournament}>
        <Sections tournament={tournament} />
      </DetailsForm>
    </>
  );
}

export { EditionPage as Component, sections };
