import { paths } from 'shared-kernel';
import { EmptyState } from 'shared-kernel/states';
import { ButtonLink, Page } from 'shared-kernel/ui';
import { notAScorer as strings } from './strings';

/** Instead of a page for scorers, to a member who is none of this tournament, or is one no more. */
export function NotAScorer({ id }: { readonly id: string }) {
  return (
    <Page>
      <div role="alert">
        <EmptyState
          title={strings.title}
          action={<ButtonLink to={paths.tournament(id)}>{strings.toTournament}</ButtonLink>}
        >
          {strings.text}
        </EmptyState>
      </div>
    </Page>
  );
}
