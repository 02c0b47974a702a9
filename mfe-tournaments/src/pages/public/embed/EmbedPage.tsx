import { type ComponentType, useMemo, useState } from 'react';
import { centre, isolated, PageMetadata, paths, theme, useSessionKind } from 'shared-kernel';
import { useQuery } from 'shared-kernel/hydration';
import { useParams } from 'shared-kernel/router';
import { EmptyState, LoadingState } from 'shared-kernel/states';
import { Stack, TextLink, VisuallyHidden } from 'shared-kernel/ui';
import type { Tournament } from '../../../model/tournament';
import { isPastSeason } from '../../../store/pastSeason';
import type { Live } from '../../../sync/followScores';
import { DistinctCrests } from '../../../widgets/Crest';
import { type EmbedView, embedViews, frameTitle, viewNames, viewParameter } from '../../../widgets/embedding';
import { LiveScores } from '../../../widgets/live/LiveScores';
import { MatchList } from '../../../widgets/matches/MatchList';
import { Playoffs } from '../../../widgets/playoffs/Playoffs';
import { Standings } from '../../../widgets/standings/Standings';
import { OutOfReach, Unreached } from '../../../widgets/Unreached';
import { useReadTournament } from '../../../widgets/useReadTournament';
import { useIsAbsent } from '../../../widgets/useSharing';
import { inventedSeason } from '../../../widgets/words';

const strings = {
  loading: 'Chargement du tournoi',
  description: (name: string) => `${isolated(name)}, en direct, dans la page d’un autre site.`,
  whole: 'Page du tournoi',
  newTab: ' (nouvel onglet)',
  missing: 'Tournoi introuvable',
  missingText: 'Il a été supprimé, ou il n’est gardé que sur l’appareil de son organisateur.',
  unreached: 'La page réessaie d’elle-même et s’affichera dès qu’une réponse arrive.',
  noPlayoffs: 'Ce tournoi se joue sans phase finale.',
} as const;

/** As every visitor sees them, an organiser too: nothing here changes data, because other sites frame this page. */
const contents: Readonly<Record<EmbedView, ComponentType<{ readonly tournament: Tournament }>>> = {
  matchs: MatchList,
  classement: Standings,
  'phase-finale': ({ tournament }) =>
    tournament.format?.playoffs === true ? (
      <Playoffs tournament={tournament} />
    ) : (
      <EmptyState title={strings.noPlayoffs} />
    ),
};

/**
 * One part of a tournament, for a frame in another site. Links open a new tab: within the frame no other page of this
 * site may be shown. For the same reason a missing tournament is explained here and leads nowhere.
 */
export function EmbedPage() {
  const { tournamentId = '' } = useParams();
  const wanted = useQuery().get(viewParameter);
  const view = embedViews.find((each) => each === wanted) ?? 'matchs';
  const arrival = useReadTournament(tournamentId);
  const isAbsent = useIsAbsent(tournamentId);
  const isHosted = useSessionKind() === 'hosted';
  return (
    <div css={column}>
      <Stack as="header" direction="row" css={head}>
        <h1>{arrival.status === 'ready' ? arrival.tournament.name : viewNames[view]}</h1>
        <Stack as="p" direction="row" css={about}>
          <TextLink href={paths.tournament(tournamentId)} target="_blank" rel="noopener">
            {strings.whole}
            <VisuallyHidden>{strings.newTab}</VisuallyHidden>
          </TextLink>
          <span>{centre.name}</span>
        </Stack>
      </Stack>
      {arrival.status === 'ready' ? (
        <View tournament={arrival.tournament} view={view} />
      ) : arrival.status === 'loading' ? (
        <LoadingState heights={[320]}>{strings.loading}</LoadingState>
      ) : isHosted && !isAbsent ? (
        <Unreached>{strings.unreached}</Unreached>
      ) : (
        <EmptyState title={strings.missing}>{strings.missingText}</EmptyState>
      )}
    </div>
  );
}

function View({ tournament, view }: { readonly tournament: Tournament; readonly view: EmbedView }) {
  const { id, name } = tournament;
  const [live, setLive] = useState<Live | null>(null);
  const shown = useMemo(() => live?.lay(tournament) ?? tournament, [live, tournament]);
  const isInvented = useSessionKind() === 'hosted' && isPastSeason(id);
  const Content = contents[view];
  return (
    <>
      <PageMetadata title={frameTitle(name, view)} description={strings.description(name)} />
      {isInvented && <p css={theme.type.small}>{inventedSeason}</p>}
      <OutOfReach />
      {!isPastSeason(id) && <LiveScores tournament={id} onLive={setLive} />}
      <DistinctCrests teams={shown.teams}>
        <Content tournament={shown} />
      </DistinctCrests>
    </>
  );
}

const column = { maxWidth: theme.pageWidth, marginInline: 'auto', padding: theme.space(3) } as const;

const head = {
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${theme.space(4)}`,
  marginBlockEnd: theme.space(3),
  '& > h1': { ...theme.type.title3, minWidth: 0, overflowWrap: 'anywhere' },
} as const;

const about = { ...theme.muted, gap: `0 ${theme.space(3)}` } as const;

export { EmbedPage as Component };
