import { centre, lazyWithRetry, paths, useSessionKind } from 'shared-kernel';
import { Navigate } from 'shared-kernel/router';
import { Button, Page, PageTitle, Skeleton, Stack, TextLink } from 'shared-kernel/ui';

const loading = (
  <div role="status" aria-busy="true" aria-label="Chargement…">
    <Skeleton height={480} />
  </div>
);

const WeeklyRequest = lazyWithRetry(
  () => import(/* webpackChunkName: "hosted-weekly" */ './WeeklyRequest'),
  (module) => module.WeeklyRequest,
  { placeholder: loading, onError: Missing },
);

/** A request for the same hour each week. A site without a back end has none, and does not load its code. */
function WeeklyPage() {
  if (useSessionKind() !== 'hosted') return <Navigate to={paths.booking()} replace />;
  return (
    <Page>
      <PageTitle eyebrow="Réservation">Le même créneau chaque semaine</PageTitle>
      <WeeklyRequest />
    </Page>
  );
}

function Missing({ onRetry }: { readonly onRetry: () => void }) {
  const { phone } = centre;
  return (
    <Stack role="alert">
      <p>
        Ce formulaire n’a pas pu être chargé. Réessayez, ou appelez-nous au{' '}
        <TextLink href={`tel:${phone.international}`}>{phone.display}</TextLink>.
      </p>
      <Button css={{ justifySelf: 'start' }} onClick={onRetry}>
        Réessayer
      </Button>
    </Stack>
  );
}

export { WeeklyPage as Component };
