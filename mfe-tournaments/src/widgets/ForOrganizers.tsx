import type { ReactNode } from 'react';
import { isolated, paths, useStored } from 'shared-kernel';
import { RequireSession } from 'shared-kernel/route-guards';
import { ButtonLink, Lead, Page, PageTitle } from 'shared-kernel/ui';
import { storedTournaments } from '../store/storedTournaments';
import { useIsOwn } from './useIsOwn';

const strings = {
  title: 'Tournoi d’un autre organisateur',
  text: (name: string) =>
    `«\u00a0${isolated(name)}\u00a0» appartient à un autre organisateur, qui est seul à pouvoir le modifier. Sa page montre les matchs, le classement et les résultats.`,
  toTournament: 'Voir le tournoi',
} as const;

type Props = {
  readonly children: ReactNode;
  /** The tournament that the page changes, which with a back end belongs to one organiser. */
  readonly tournamentId?: string;
};

/** Every page on which a tournament is made or changed: guests are sent to the login, others home. */
export function ForOrganizers({ tournamentId, children }: Props) {
  return (
    // biome-ignore lint/a11y/useValidAriaRole: a role of the site's members, not of an element.
    <RequireSession role="organizer">
      {tournamentId === undefined ? children : <ForOwner tournamentId={tournamentId}>{children}</ForOwner>}
    </RequireSession>
  );
}

function ForOwner({ tournamentId, children }: Required<Props>) {
  const list = useStored(storedTournaments.summaries);
  if (useIsOwn(tournamentId)) return children;
  const name = list.status === 'ready' && list.value.find(({ id }) => id === tournamentId)?.name;
  return (
    <Page width="reading">
      <PageTitle>{strings.title}</PageTitle>
      <Lead>{strings.text(name || '')}</Lead>
      <ButtonLink to={paths.tournament(tournamentId)} variant="primary">
        {strings.toTournament}
      </ButtonLink>
    </Page>
  );
}
