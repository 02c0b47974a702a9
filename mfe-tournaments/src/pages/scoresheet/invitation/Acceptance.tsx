import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { isolated, paths, theme, useStored } from 'shared-kernel';
import { loginFor } from 'shared-kernel/route-guards';
import { useLocation, useNavigate } from 'shared-kernel/router';
import { EmptyState, ErrorState } from 'shared-kernel/states';
import { Button, ButtonLink, Pane, TextLink } from 'shared-kernel/ui';
import { loadSharing } from '../../../store/loadSharing';
import { storedTournaments } from '../../../store/storedTournaments';
import { isScored, observeScored, refreshScored } from '../../../sync/scored';
import { acceptInvitation, type Invitation, readInvitation } from '../../../sync/scorers';
import { announce } from '../../../widgets/announce';
import { refusalSentences } from '../../../widgets/scorers/strings';
import { useIsAbsent } from '../../../widgets/useSharing';

const strings = {
  text: (name: string) =>
    `L’organisateur de «\u00a0${isolated(name)}\u00a0» vous invite à noter les matchs\u00a0: buts, cartons, scores et forfaits. Le reste lui appartient.`,
  textUnnamed:
    'Un organisateur vous invite à noter les matchs de son tournoi\u00a0: buts, cartons, scores et forfaits.',
  loginFirst:
    'Connectez-vous pour accepter\u00a0: vous reviendrez ici. Sans compte, l’inscription se fait sur la même page.',
  login: 'Se connecter pour accepter',
  accept: 'Accepter l’invitation',
  accepting: 'Un instant…',
  accepted: 'Vous êtes marqueur',
  acceptedText: 'Choisissez un match\u00a0: sa feuille s’ouvre d’un appui.',
  ended: {
    title: 'Cette invitation ne vaut plus',
    children:
      'Un lien compte un jour, ou jusqu’à ce que l’organisateur y mette fin. Demandez-lui-en un nouveau, ou vérifiez que celui-ci est entier.',
  },
  already: (name: string | undefined) => ({
    title: 'Vous êtes déjà marqueur',
    children: `Vous notez les matchs ${name === undefined ? 'de ce tournoi' : `de «\u00a0${isolated(name)}\u00a0»`}\u00a0: choisissez-en un, sa feuille s’ouvre d’un appui.`,
  }),
  own: (name: string) => ({
    title: 'C’est votre tournoi',
    children: `Vous notez déjà les matchs de «\u00a0${isolated(name)}\u00a0»\u00a0: ce lien est pour ceux que vous invitez.`,
  }),
  gone: {
    title: 'Ce tournoi n’est pas, ou plus, en ligne',
    children:
      'Son organisateur l’a supprimé, ou ce lien a été recopié avec une faute. Demandez-lui-en un nouveau.',
  },
  others: 'Tous les tournois',
} as const;

type Props = {
  readonly tournament: string;
  readonly token: string;
  /** A guest who has just scanned a code learns its purpose before the login. */
  readonly isMember: boolean;
  /** The link to the tournament. */
  readonly back: ReactNode;
};

/** Explains the invitation; the tournament's page opens once the back end knows its scorer. */
export function Acceptance({ tournament, token, isMember, back }: Props) {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const isGone = useIsAbsent(tournament);
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

  async function accept() {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    const answer = await acceptInvitation(token);
    if (!answer.ok) {
      setIsBusy(false);
      if (answer.refusal.kind !== 'expired') return setProblem(refusalSentences[answer.refusal.kind]);
      setHasEnded(true);
      // It may have ended with its tournament.
      return void loadSharing().then((sharing) => sharing?.refreshTournament(tournament));
    }
    await refreshScored();
    announce({ title: strings.accepted, description: strings.acceptedText });
    navigate(paths.tournament(answer.value), { replace: true });
  }

  const others = <TextLink to={paths.tournaments()}>{strings.others}</TextLink>;
  if (isGone) return <EmptyState {...strings.gone} action={others} />;
  // During the acceptance, the navigation has begun already.
  if (isScorer && !isBusy) return <EmptyState {...strings.already(name)} action={back} />;
  if (hasEnded) return <ErrorState {...strings.ended} action={back} />;
  if (offer?.isOwn) return <EmptyState {...strings.own(offer.name)} action={back} />;
  return (
    <Pane lit css={{ display: 'grid', gap: theme.space(5), justifyItems: 'start' }}>
      <p>{name === undefined ? strings.textUnnamed : strings.text(name)}</p>
      {problem !== '' && (
        <p role="alert" css={{ color: theme.color.warning }}>
          {problem}
        </p>
      )}
      {isMember ? (
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
