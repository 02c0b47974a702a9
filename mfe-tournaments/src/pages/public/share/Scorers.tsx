import { useCallback, useEffect, useRef, useState } from 'react';
import { isolated, theme } from 'shared-kernel';
import { LoadingState } from 'shared-kernel/states';
import { Button, SectionTitle, Stack, VisuallyHidden } from 'shared-kernel/ui';
import {
  dismissScorer,
  endInvitations,
  inviteScorers,
  readScorers,
  type Scorer,
  type ScorerAnswer,
  type ScorerRefusal,
} from '../../../sync/scorers';
import { announce } from '../../../widgets/announce';
import { useConfirmation } from '../../../widgets/Confirmation';
import { QrCode } from '../../../widgets/QrCode';
import { refusalSentences } from '../../../widgets/scorers/strings';
import { tournamentPaths } from '../../../widgets/tournamentPaths';
import { useAddress } from '../../../widgets/useAddress';
import { AddressToCopy } from './AddressToCopy';

const strings = {
  title: 'Les marqueurs',
  text: 'Invitez ceux qui tiennent les feuilles de match au bord des terrains\u00a0: ils notent buts, cartons et scores, et ne changent rien d’autre.',
  loading: 'Chargement des marqueurs',
  retry: 'Réessayer',
  noneYet: 'Personne n’a encore accepté d’invitation.',
  dismiss: 'Retirer',
  ofWhom: (name: string) => `${isolated(name)} des marqueurs`,
  dismissed: (name: string) => `${isolated(name)} n’est plus marqueur`,
  dismissedText: 'Ce qui est noté reste noté. Pour en inviter d’autres, donnez un nouveau lien.',
  dismissTitle: (name: string) => `Retirer ${isolated(name)} des marqueurs\u00a0?`,
  dismissQuestion: [
    'Cette personne ne pourra plus rien noter\u00a0; ce qu’elle a noté reste.',
    'Les liens d’invitation déjà donnés ne vaudront plus pour personne.',
  ],
  invite: 'Inviter des marqueurs',
  invitation: 'Invitation',
  valid: 'Ce lien vaut un jour, pour tous ceux qui le reçoivent. Chacun se connecte, puis accepte.',
  link: { label: 'Lien d’invitation', copy: 'Copier le lien' },
  code: (name: string) => `Code QR de l’invitation à «\u00a0${isolated(name)}\u00a0»`,
  withdraw: 'Annuler les liens donnés',
  withdrawn: 'Les liens donnés ne valent plus',
  withdrawnText: 'Ceux qui ont déjà accepté restent marqueurs.',
  failed: 'Rien n’a été modifié',
} as const;

type Props = { readonly tournament: string; readonly name: string };

/** The scorers besides the organiser: a link or a code invites them, and the organiser can remove them. */
export function Scorers({ tournament, name }: Props) {
  const [scorers, look] = useScorers(tournament);
  const [token, setToken] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { ask, confirmation } = useConfirmation();
  const section = useRef<HTMLElement>(null);
  const address = useAddress(`${tournamentPaths.invitation(tournament)}#${token}`);

  async function invite() {
    setIsBusy(true);
    const answer = await inviteScorers(tournament);
    setIsBusy(false);
    if (answer.ok) setToken(answer.value);
    else tell(answer.refusal);
  }

  async function remove(scorer: Scorer) {
    const isConfirmed = await ask({
      title: strings.dismissTitle(scorer.name),
      text: strings.dismissQuestion,
      confirmLabel: strings.dismiss,
    });
    if (!isConfirmed) return;
    const answer = await dismissScorer(tournament, scorer);
    if (!answer.ok) return tell(answer.refusal);
    await look();
    setToken('');
    // The pressed button has disappeared with its line.
    section.current?.focus();
    announce({ title: strings.dismissed(scorer.name), description: strings.dismissedText });
  }

  async function withdraw() {
    const answer = await endInvitations(tournament);
    if (!answer.ok) return tell(answer.refusal);
    setToken('');
    announce({ title: strings.withdrawn, description: strings.withdrawnText });
  }

  const withdrawal = (
    <Button variant="quiet" onClick={withdraw}>
      {strings.withdraw}
    </Button>
  );
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="scorers"
      css={{ display: 'grid', gap: theme.space(4) }}
    >
      <SectionTitle id="scorers" css={theme.type.title3}>
        {strings.title}
      </SectionTitle>
      <p>{strings.text}</p>
      {scorers === undefined && <LoadingState heights={[48]}>{strings.loading}</LoadingState>}
      {scorers?.ok === false && (
        <p role="status">
          <span>{refusalSentences[scorers.refusal.kind]}</span>{' '}
          <Button onClick={look}>{strings.retry}</Button>
        </p>
      )}
      {scorers?.ok && scorers.value.length === 0 && (
        <p css={{ color: theme.color.textMuted }}>{strings.noneYet}</p>
      )}
      {scorers?.ok && scorers.value.length > 0 && (
        <ul css={list}>
          {scorers.value.map((scorer) => (
            <li key={scorer.person}>
              <span>{scorer.name}</span>
              <Button variant="quiet" size="small" onClick={() => remove(scorer)}>
                {strings.dismiss}
                <VisuallyHidden>{` ${strings.ofWhom(scorer.name)}`}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {token === '' ? (
        <Stack direction="row" gap={3}>
          <Button onClick={invite} aria-disabled={isBusy}>
            {strings.invite}
          </Button>
          {withdrawal}
        </Stack>
      ) : (
        <section aria-label={strings.invitation} css={invitation}>
          <QrCode text={address} label={strings.code(name)} />
          <div css={{ display: 'grid', gap: theme.space(3), alignContent: 'start' }}>
            <p>{strings.valid}</p>
            <AddressToCopy address={address} name={name} of={strings.link} />
            <div>{withdrawal}</div>
          </div>
        </section>
      )}
      {confirmation}
    </section>
  );
}

/** New scorers accept their invitation while the page is open. */
const askAgainMs = 20_000;

/** The last list of scorers, or the refusal before there is one; with the function that asks again. */
function useScorers(tournament: string) {
  const [answer, setAnswer] = useState<ScorerAnswer<readonly Scorer[]>>();

  const look = useCallback(async () => {
    const next = await readScorers(tournament);
    setAnswer((known) => (known?.ok && !next.ok ? known : next));
  }, [tournament]);

  useEffect(() => {
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') void look();
    };
    void look();
    const timer = setInterval(lookWhenSeen, askAgainMs);
    document.addEventListener('visibilitychange', lookWhenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookWhenSeen);
    };
  }, [look]);

  return [answer, look] as const;
}

function tell(refusal: ScorerRefusal) {
  announce({ title: strings.failed, description: refusalSentences[refusal.kind], variant: 'destructive' });
}

const list = {
  ...theme.unlisted,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space(4),
    minHeight: '3.5rem',
    borderBlockEnd: `1px solid ${theme.color.edge}`,
  },
  '& span:first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
} as const;

const invitation = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(5),
  '& > svg': { maxWidth: '14rem', borderRadius: theme.radius },
  [theme.media.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr)' },
} as const;
