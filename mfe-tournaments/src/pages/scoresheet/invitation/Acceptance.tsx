import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { isolated, paths, session, theme, useSession, useStored } from 'shared-kernel';
import { loginFor } from 'shared-kernel/route-guards';
import { useLocation, useNavigate } from 'shared-kernel/router';
import { EmptyState, ErrorState } from 'shared-kernel/states';
import { Button, ButtonLink, Pane, TextLink } from 'shared-kernel/ui';
import { loadSharing } from '../../../store/loadSharing';
import { storedTournaments } from '../../../store/storedTournaments';
import { isScored, observeScored, refreshScored } from '../../../sync/scored';
import { acceptInvitation, acceptTournament, type Invitation, readInvitation } from '../../../sync/scorers';
import { announce } from '../../../widgets/announce';
import { refusalSentences } from '../../../widgets/scorers/strings';
import { useIsAbsent } from '../../../widgets/useSharing';

const common = {
  accepting: 'Un instant…',
  login: 'Se connecter pour accepter',
  ended: {
    title: 'Cette invitation ne vaut plus',
    children:
      'Un lien dure un jour, ou jusqu’à ce que l’organisateur y mette fin. Demandez-lui-en un nouveau, ou vérifiez que celui-ci est entier.',
  },
  gone: {
    title: 'Ce tournoi n’est pas, ou plus, en ligne',
    children:
      'Son organisateur l’a supprimé, ou ce lien a été recopié avec une faute. Demandez-lui-en un nouveau.',
  },
  others: 'Tous les tournois',
} as const;

const handoverStrings = {
  ...common,
  text: (name: string) =>
    `L’organisateur du tournoi «\u00a0${isolated(name)}\u00a0» vous propose de le reprendre\u00a0: vous le modifierez à sa place.`,
  textUnnamed: 'Un organisateur vous propose de reprendre son tournoi\u00a0: vous le modifierez à sa place.',
  loginFirst: 'Connectez-vous avec un compte d’organisateur pour accepter\u00a0: vous reviendrez ici.',
  accept: 'Reprendre ce tournoi',
  accepted: 'Ce tournoi est à vous',
  acceptedText: 'Vous le trouvez aussi parmi vos tournois.',
  own: (name: string) => ({
    title: 'C’est votre tournoi',
    children: `Vous organisez déjà le tournoi «\u00a0${isolated(name)}\u00a0»\u00a0: ce lien est pour celui qui le reprend.`,
  }),
} as const;

const scorerStrings = {
  ...common,
  text: (name: string) =>
    `L’organisateur du tournoi «\u00a0${isolated(name)}\u00a0» vous invite à noter les matchs\u00a0: buts, cartons, scores et forfaits. Le reste lui appartient.`,
  textUnnamed:
    'Un organisateur vous invite à noter les matchs de son tournoi\u00a0: buts, cartons, scores et forfaits.',
  loginFirst:
    'Connectez-vous pour accepter\u00a0: vous reviendrez ici. Sans compte, l’inscription se fait sur la même page.',
  accept: 'Accepter l’invitation',
  accepted: 'Vous êtes marqueur',
  acceptedText: 'Choisissez un match\u00a0: sa feuille s’ouvre d’un appui.',
  already: (name: string | undefined) => ({
    title: 'Vous êtes déjà marqueur',
    children: `Vous notez les matchs ${name === undefined ? 'de ce tournoi' : `du tournoi «\u00a0${isolated(name)}\u00a0»`}\u00a0: choisissez-en un, sa feuille s’ouvre d’un appui.`,
  }),
  own: (name: string) => ({
    title: 'C’est votre tournoi',
    children: `Vous notez déjà les matchs du tournoi «\u00a0${isolated(name)}\u00a0»\u00a0: ce lien est pour ceux que vous invitez.`,
  }),
} as const;

type Props = {
  readonly tournament: string;
  readonly token: string;
  /** The link makes the reader the tournament's organiser, not a scorer. */
  readonly isHandover: boolean;
  /** A guest who has just scanned a code learns its purpose before the login. */
  readonly isMember: boolean;
  /** The link to the tournament. */
  readonly back: ReactNode;
};

/** Explains the invitation; the tournament's page opens once the back end knows its scorer. */
export function Acceptance({ tournament, token, isHandover, isMember, back }: Props) {
  const strings = isHandover ? handoverStrings : scorerStrings;
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const isGone = useIsAbsent(tournament);
  const current = useSession();
  const isPlayer = isHandover && current.status === 'member' && current.user.role !== 'organizer';
  const [offer, setOffer] = useState<Invitation>();
  const [hasEnded, setHasEnded] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  // Only about the member who is logged in, once the back end has answered.
  const isScorer = useSyncExternalStore(observeScored, () => isScored(tournament) === true);
  const record = useStored(storedTournaments.record(tournament));
  const name = offer?.name ?? (record.status === 'ready' ? record.value?.name : undefined);

  useEffect(() => {
    // Also where this device has a copy: it may have been deleted since.
    void loadSharing().then((sharing) => sharing?.refreshTournament(tournament));
    void refreshScored();
    void readInvitation(token).then((answer) => {
      if (answer.ok) setOffer(answer.value);
      // After any other refusal, the member reads it when they accept.
      else setHasEnded(answer.refusal.kind === 'expired');
    });
  }, [tournament, token, isMember]);

  useEffect(() => {
    // The centre may have made them an organiser since their last visit.
    if (isPlayer) void session.account();
  }, [isPlayer]);

  async function accept() {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    const answer = await (isHandover ? acceptTournament : acceptInvitation)(token);
    if (!answer.ok) {
      setIsBusy(false);
      if (answer.refusal.kind !== 'expired') return setProblem(refusalSentences[answer.refusal.kind]);
      setHasEnded(true);
      // It may have ended with its tournament.
      return void loadSharing().then((sharing) => sharing?.refreshTournament(tournament));
    }
    await refreshScored();
    // Whose it is stands in the list.
    if (isHandover) await (await loadSharing())?.show(tournament);
    announce({ title: strings.accepted, description: strings.acceptedText });
    navigate(paths.tournament(answer.value), { replace: true });
  }

  const others = <TextLink to={paths.tournaments()}>{strings.others}</TextLink>;
  if (isGone) return <EmptyState {...strings.gone} action={others} />;
  // During the acceptance, the navigation has begun already.
  if (isScorer && !isBusy && !isHandover)
    return <EmptyState {...scorerStrings.already(name)} action={back} />;
  if (hasEnded) return <ErrorState {...strings.ended} action={back} />;
  if (offer?.kind === 'own' && !isBusy) return <EmptyState {...strings.own(offer.name)} action={back} />;
  return (
    <Pane lit css={{ display: 'grid', gap: theme.space(5), justifyItems: 'start' }}>
      <p>{name === undefined ? strings.textUnnamed : strings.text(name)}</p>
      {problem !== '' && (
        <p role="alert" css={{ color: theme.color.warning }}>
          {problem}
        </p>
      )}
      {isPlayer ? (
        <>
          <p>{refusalSentences['not-an-organiser']}</p>
          {back}
        </>
      ) : isMember ? (
        <Button variant="primary" onClick={() => void accept()} aria-disabled={isBusy}>
          {isBusy ? strings.accepting : strings.accept}
        </Button>
      ) : (
        <>
          <p>{strings.loginFirst}</p>
          <ButtonLink variant="primary" to={loginFor({ path: pathname + hash, role: undefined })}>
            {strings.login}
          </ButtonLink>
        </>
      )}
    </Pane>
  );
}
