import { isolated, lazyWithRetry, paths, theme, useSessionKind } from 'shared-kernel';
import { useParams } from 'shared-kernel/router';
import { LoadingState } from 'shared-kernel/states';
import { Button, ButtonLink, Grid, Page, PageTitle, Pane, SectionTitle, Stack } from 'shared-kernel/ui';
import type { Tournament, TournamentSummary } from '../../../model/tournament';
import { isPastSeason, pastSeason } from '../../../store/pastSeason';
import { BackLink } from '../../../widgets/BackLink';
import { MissingPart, MissingTournament } from '../../../widgets/MissingPart';
import { PaperStyles } from '../../../widgets/PaperStyles';
import { Poster } from '../../../widgets/paper/Poster';
import { QrCode } from '../../../widgets/QrCode';
import { useSnapshotLink } from '../../../widgets/snapshot/useSnapshotLink';
import { tournamentPaths } from '../../../widgets/tournamentPaths';
import { useAddress, useIsOnlyHere } from '../../../widgets/useAddress';
import { useIsOwn } from '../../../widgets/useIsOwn';
import { useTournament } from '../../../widgets/useTournament';
import { AddressToCopy } from './AddressToCopy';

const strings = {
  back: 'Le tournoi',
  title: 'Partager le tournoi',
  loading: 'Chargement du tournoi',
  onlyHereTitle: 'Ce tournoi n’est que dans ce navigateur',
  onlyHere:
    'Il est gardé sur cet appareil\u00a0: à cette adresse, un autre téléphone ou un autre ordinateur ne le trouvera pas. Pour l’emporter ailleurs, exportez-le depuis sa page\u00a0; pour le montrer ici, ouvrez l’écran sur cet appareil.',
  snapshotText:
    'Il est gardé sur cet appareil\u00a0: à son adresse, un autre téléphone ne le trouvera pas. Pour les autres, voici un instantané\u00a0: les équipes, le programme et les résultats de maintenant, sans les joueurs. Il ne suivra pas les prochains scores\u00a0; pour emporter le tournoi lui-même, exportez-le depuis sa page.',
  snapshotLoading: 'Préparation de l’instantané',
  snapshotCode: (snapshot: string, name: string) => `Code QR\u00a0: ${snapshot}, ${isolated(name)}`,
  snapshotCodeText: (snapshot: string) => `${snapshot}, à scanner avec l’appareil photo d’un téléphone.`,
  tooLong: 'Ce tournoi est trop long pour un code QR\u00a0: envoyez le lien.',
  snapshotAddress: (snapshot: string) => ({
    label: `Lien de l’${snapshot.toLocaleLowerCase('fr')}`,
    copy: 'Copier le lien',
    copied: 'Lien copié',
  }),
  code: (name: string) => `Code QR de la page «\u00a0${isolated(name)}\u00a0»`,
  codeText: 'À scanner avec l’appareil photo d’un téléphone.',
  elsewhere: 'Dans la salle',
  poster: 'Imprimer l’affiche',
  posterText: 'Une page A4 avec le nom, la date, le lieu et le code QR, pour la porte et le bar.',
  screen: 'Ouvrir l’écran',
  screenText: 'Terrains, classement et prochains matchs en grand, pour la télévision du bar.',
} as const;

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
        <LoadingState heights={[420]}>{strings.loading}</LoadingState>
      )}
    </Page>
  );
}

function Ways({ tournament }: { readonly tournament: Tournament | TournamentSummary }) {
  const { id, name } = tournament;
  const address = useAddress(paths.tournament(id));
  const isOnlyHere = useIsOnlyHere(id);
  const snapshot = useSnapshotLink(tournament);
  const hasCode = snapshot?.fitsCode !== false;
  const isHosted = useSessionKind() === 'hosted';
  const mayInvite = useIsOwn(id) && isHosted;
  return (
    <>
      <div css={[layout, hasCode && withCode]} data-print="hide">
        {snapshot === undefined && <LoadingState heights={[320]}>{strings.snapshotLoading}</LoadingState>}
        {snapshot !== undefined && hasCode && (
          <figure css={code}>
            <QrCode
              text={snapshot?.address ?? address}
              label={snapshot ? strings.snapshotCode(snapshot.name, name) : strings.code(name)}
              isLong={snapshot !== null}
            />
            <figcaption>{snapshot ? strings.snapshotCodeText(snapshot.name) : strings.codeText}</figcaption>
          </figure>
        )}
        <div css={{ display: 'grid', gap: theme.space(8), minWidth: 0, alignContent: 'start' }}>
          {isOnlyHere && (
            <Pane as="aside" aria-labelledby="only-here" css={{ borderColor: theme.color.warning }}>
              <h2 id="only-here" css={{ ...theme.type.title3, color: theme.color.warning }}>
                {strings.onlyHereTitle}
              </h2>
              <p css={{ marginBlockStart: theme.space(2) }}>
                {snapshot === null ? strings.onlyHere : strings.snapshotText}
              </p>
              {!hasCode && <p css={{ marginBlockStart: theme.space(2) }}>{strings.tooLong}</p>}
            </Pane>
          )}
          {snapshot !== undefined && (
            <AddressToCopy
              address={address}
              name={name}
              {...(snapshot && {
                address: snapshot.address,
                of: strings.snapshotAddress(snapshot.name),
                toSend: snapshot.toSend,
              })}
            />
          )}
        </div>
      </div>
      <Grid min={320} gap={8} css={more} data-print="hide">
        {mayInvite && <Scorers tournament={id} name={name} />}
        <section aria-labelledby="in-the-hall">
          <SectionTitle id="in-the-hall" css={theme.type.title3}>
            {strings.elsewhere}
          </SectionTitle>
          <Stack as="ul" gap={5} css={{ '& p': below }}>
            <li>
              <ButtonLink to={tournamentPaths.screen(id)}>{strings.screen}</ButtonLink>
              <p>{strings.screenText}</p>
            </li>
            <li>
              <Button onClick={() => window.print()}>{strings.poster}</Button>
              <p>{strings.posterText}</p>
            </li>
          </Stack>
        </section>
        <ShareMore tournament={tournament} />
      </Grid>
      <Poster tournament={tournament} QrCode={QrCode} />
    </>
  );
}

const layout = { ...theme.column, gap: theme.space(8), alignItems: 'start', maxWidth: '44rem' } as const;

const withCode = {
  maxWidth: 'none',
  [theme.media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: theme.space(12) },
} as const;

/** Beside each other where there is room, below the code and the address. */
const more = { alignItems: 'start', columnGap: theme.space(12), marginBlockStart: theme.space(8) } as const;

const code = {
  maxWidth: '26rem',
  '& > svg': { borderRadius: theme.radius },
  '& > figcaption': { ...theme.muted, marginBlockStart: theme.space(3) },
} as const;

const below = { ...theme.muted, marginBlockStart: theme.space(2) };

export { SharePage as Component };
