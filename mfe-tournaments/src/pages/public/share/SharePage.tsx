import { lazyWithRetry, paths, theme, useSession, useSessionKind } from 'shared-kernel';
import { useParams } from 'shared-kernel/router';
import { SlowAnswer } from 'shared-kernel/states';
import {
  Button,
  ButtonLink,
  Page,
  PageTitle,
  Pane,
  SectionTitle,
  Skeleton,
  VisuallyHidden,
} from 'shared-kernel/ui';
import type { Tournament, TournamentSummary } from '../../../model/tournament';
import { isPastSeason, pastSeason } from '../../../store/pastSeason';
import { BackLink } from '../../../widgets/BackLink';
import { MissingPart, MissingTournament } from '../../../widgets/MissingPart';
import { PaperStyles } from '../../../widgets/PaperStyles';
import { Poster } from '../../../widgets/paper/Poster';
import { QrCode } from '../../../widgets/QrCode';
import { tournamentPaths } from '../../../widgets/tournamentPaths';
import { useAddress } from '../../../widgets/useAddress';
import { useIsOnlyHere } from '../../../widgets/useIsOnlyHere';
import { useIsOwn } from '../../../widgets/useIsOwn';
import { useTournament } from '../../../widgets/useTournament';
import { AddressToCopy } from './AddressToCopy';
import { strings } from './strings';

/** Only the organiser of a shared tournament may invite scorers. */
const Scorers = lazyWithRetry(
  () => import(/* webpackChunkName: "hosted-scorers" */ './Scorers'),
  (module) => module.Scorers,
  { onError: MissingPart },
);

/** Below the first screen of the page. */
const ShareMore = lazyWithRetry(
  () => import(/* webpackChunkName: "tournaments-share-more" */ './ShareMore'),
  (module) => module.ShareMore,
  { onError: MissingPart },
);

export function SharePage() {
  const { tournamentId = '' } = useParams();
  const arrival = useTournament(tournamentId);
  // Last season needs its name only, not its larger results.
  const past = isPastSeason(tournamentId) ? pastSeason : null;
  const tournament = arrival.status === 'ready' ? arrival.tournament : past;
  if (arrival.status === 'missing' && !tournament) return <MissingTournament id={tournamentId} />;
  return (
    <Page>
      <PaperStyles />
      <BackLink to={paths.tournament(tournamentId)}>
        <bdi>{tournament?.name ?? strings.back}</bdi>
      </BackLink>
      <PageTitle data-print="hide">{strings.title}</PageTitle>
      {tournament ? (
        <Ways tournament={tournament} />
      ) : (
        <div role="status">
          <VisuallyHidden>{strings.loading}</VisuallyHidden>
          <SlowAnswer />
          <Skeleton height={420} />
        </div>
      )}
    </Page>
  );
}

function Ways({ tournament }: { readonly tournament: Tournament | TournamentSummary }) {
  const { id, name } = tournament;
  const address = useAddress(paths.tournament(id));
  const isOnlyHere = useIsOnlyHere(id);
  const session = useSession();
  const isOrganizer = session.status === 'member' && session.user.role === 'organizer';
  const isHosted = useSessionKind() === 'hosted';
  const mayInvite = useIsOwn(id) && isOrganizer && isHosted;
  return (
    <>
      <div css={layout} data-print="hide">
        <figure css={code}>
          <QrCode text={address} label={strings.code(name)} />
          <figcaption>{strings.codeText}</figcaption>
        </figure>
        <div css={{ display: 'grid', gap: theme.space(8), minWidth: 0, alignContent: 'start' }}>
          {isOnlyHere && (
            <Pane as="aside" aria-labelledby="only-here" css={{ borderColor: theme.color.warning }}>
              <h2 id="only-here" css={{ ...theme.type.title3, color: theme.color.warning }}>
                {strings.onlyHereTitle}
              </h2>
              <p css={{ marginBlockStart: theme.space(2) }}>{strings.onlyHere}</p>
            </Pane>
          )}
          <AddressToCopy address={address} name={name} />
          {mayInvite && <Scorers tournament={id} name={name} />}
          <section aria-labelledby="in-the-hall">
            <SectionTitle id="in-the-hall" css={theme.type.title3}>
              {strings.elsewhere}
            </SectionTitle>
            <ul css={hall}>
              <li>
                <ButtonLink to={tournamentPaths.screen(id)}>{strings.screen}</ButtonLink>
                <p>{strings.screenText}</p>
              </li>
              <li>
                <Button onClick={() => window.print()}>{strings.poster}</Button>
                <p>{strings.posterText}</p>
              </li>
            </ul>
          </section>
          <ShareMore tournament={tournament} />
        </div>
      </div>
      <Poster tournament={tournament} />
    </>
  );
}

const layout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(8),
  alignItems: 'start',
  [theme.media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: theme.space(12) },
} as const;

const code = {
  maxWidth: '26rem',
  '& > svg': { borderRadius: theme.radius },
  '& > figcaption': { ...theme.type.small, marginBlockStart: theme.space(3), color: theme.color.textMuted },
} as const;

const hall = {
  ...theme.unlisted,
  display: 'grid',
  gap: theme.space(5),
  '& p': { ...theme.type.small, marginBlockStart: theme.space(2), color: theme.color.textMuted },
} as const;

export { SharePage as Component };
