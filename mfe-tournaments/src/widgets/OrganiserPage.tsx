import type { ReactNode } from 'react';
import { isolated, paths } from 'shared-kernel';
import { useParams } from 'shared-kernel/router';
import { LoadingState } from 'shared-kernel/states';
import { ButtonLink, Lead, Page, PageTitle } from 'shared-kernel/ui';
import type { Tournament } from '../model/tournament';
import { storedTournaments } from '../store/storedTournaments';
import { BackLink } from './BackLink';
import { forOrganizers } from './ForOrganizers';
import { MissingTournament } from './MissingPart';
import { useIsOwn } from './useIsOwn';
import { useTournament } from './useTournament';

const strings = {
  title: 'Tournoi d’un autre organisateur',
  text: (name: string) =>
    `«\u00a0${isolated(name)}\u00a0» appartient à un autre organisateur, qui est seul à pouvoir le modifier. Sa page montre les matchs, le classement et les résultats.`,
  toTournament: 'Voir le tournoi',
} as const;

type Props = {
  readonly texts: { readonly title: string; readonly back: string; readonly loading: string };
  readonly width?: 'reading';
  /** The heights of the content's parts, in pixels, while the tournament loads. */
  readonly skeletons: readonly number[];
  readonly children: (tournament: Tournament) => ReactNode;
};

/** A page on which the organiser of a tournament changes it, with its states before the tournament is there. */
export const OrganiserPage = forOrganizers(OwnTournament);

function OwnTournament({ texts, width, skeletons, children }: Props) {
  const { tournamentId = '' } = useParams();
  const isOwn = useIsOwn(tournamentId);
  const arrival = useTournament(tournamentId);
  if (!isOwn) {
    return (
      <Page width="reading">
        <PageTitle>{strings.title}</PageTitle>
        <Lead>{strings.text(storedTournaments.listed(tournamentId)?.name ?? '')}</Lead>
        <ButtonLink to={paths.tournament(tournamentId)} variant="primary">
          {strings.toTournament}
        </ButtonLink>
      </Page>
    );
  }
  if (arrival.status === 'missing') return <MissingTournament id={tournamentId} />;
  return (
    <Page width={width}>
      <BackLink to={paths.tournament(tournamentId)}>{texts.back}</BackLink>
      <PageTitle>{texts.title}</PageTitle>
      {arrival.status === 'ready' ? (
        children(arrival.tournament)
      ) : (
        <LoadingState heights={skeletons}>{texts.loading}</LoadingState>
      )}
    </Page>
  );
}
