import { useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { Button, SectionTitle, Skeleton, VisuallyHidden } from 'shared-kernel/ui';
import { endInvitations, inviteScorers, type Scorer, type ScorerRefusal } from '../../../sync/scorers';
import { announce } from '../../../widgets/announce';
import { Confirmation } from '../../../widgets/Confirmation';
import { QrCode } from '../../../widgets/QrCode';
import { refusalSentences } from '../../../widgets/scorers/strings';
import { tournamentPaths } from '../../../widgets/tournamentPaths';
import { useAddress } from '../../../widgets/useAddress';
import { AddressToCopy } from './AddressToCopy';
import { scorerStrings as words } from './scorerStrings';
import { useScorers } from './useScorers';

type Props = { readonly tournament: string; readonly name: string };

/** The scorers besides the organiser: a link or a code invites them, and the organiser can remove them. */
export function Scorers({ tournament, name }: Props) {
  const { scorers, look, dismiss } = useScorers(tournament);
  const [token, setToken] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [doomed, setDoomed] = useState<Scorer>();
  const section = useRef<HTMLElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const address = useAddress(`${tournamentPaths.invitation(tournament)}#${token}`);

  async function invite() {
    setIsBusy(true);
    const answer = await inviteScorers(tournament);
    setIsBusy(false);
    if (answer.ok) setToken(answer.value);
    else tell(answer.refusal);
  }

  function ask(scorer: Scorer) {
    setDoomed(scorer);
    setIsAsked(true);
  }

  async function remove(scorer: Scorer) {
    const answer = await dismiss(scorer);
    if (!answer.ok) return tell(answer.refusal);
    setToken('');
    // The pressed button has disappeared with its line.
    section.current?.focus();
    announce({ title: words.dismissed(scorer.name), description: words.dismissedText });
  }

  async function withdraw() {
    const answer = await endInvitations(tournament);
    if (!answer.ok) return tell(answer.refusal);
    setToken('');
    announce({ title: words.withdrawn, description: words.withdrawnText });
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="scorers"
      css={{ display: 'grid', gap: theme.space(4) }}
    >
      <SectionTitle id="scorers" css={theme.type.title3}>
        {words.title}
      </SectionTitle>
      <p>{words.text}</p>
      {scorers.status === 'loading' && (
        <div role="status">
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton height={48} />
        </div>
      )}
      {scorers.status === 'failed' && (
        <p role="status">
          <span>{refusalSentences[scorers.refusal.kind]}</span>{' '}
          <Button onClick={() => void look()}>{words.retry}</Button>
        </p>
      )}
      {scorers.status === 'ready' && scorers.list.length === 0 && <p css={muted}>{words.nobody}</p>}
      {scorers.status === 'ready' && scorers.list.length > 0 && (
        <ul css={list}>
          {scorers.list.map((scorer) => (
            <li key={scorer.person}>
              <span>{scorer.name}</span>
              <Button variant="quiet" size="small" onClick={() => ask(scorer)}>
                {words.dismiss}
                <VisuallyHidden>{` ${words.ofWhom(scorer.name)}`}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {token === '' ? (
        <div css={buttons}>
          <Button onClick={() => void invite()} aria-disabled={isBusy}>
            {words.invite}
          </Button>
          <Button variant="quiet" onClick={() => void withdraw()}>
            {words.withdraw}
          </Button>
        </div>
      ) : (
        <section aria-label={words.invitation} css={invitation}>
          <QrCode text={address} label={words.code(name)} />
          <div css={{ display: 'grid', gap: theme.space(3), alignContent: 'start' }}>
            <p>{words.valid}</p>
            <AddressToCopy address={address} name={name} of={words.link} />
            <div>
              <Button variant="quiet" onClick={() => void withdraw()}>
                {words.withdraw}
              </Button>
            </div>
          </div>
        </section>
      )}
      <Confirmation
        open={isAsked}
        title={words.dismissTitle(doomed?.name ?? '')}
        text={words.dismissQuestion}
        confirmLabel={words.dismiss}
        onConfirm={() => {
          setIsAsked(false);
          if (doomed !== undefined) void remove(doomed);
        }}
        onCancel={() => setIsAsked(false)}
      />
    </section>
  );
}

function tell(refusal: ScorerRefusal) {
  announce({ title: words.failed, description: refusalSentences[refusal.kind], variant: 'destructive' });
}

const muted = { color: theme.color.textMuted } as const;

const buttons = { display: 'flex', flexWrap: 'wrap', gap: theme.space(3) } as const;

const list = {
  ...theme.unlisted,
  display: 'grid',
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
