import { useEffect, useRef, useState } from 'react';
import { paths, theme, useSession } from 'shared-kernel';
import { SlowAnswer } from 'shared-kernel/states';
import { Button, Page, PageTitle, Pane, Stack, TextLink } from 'shared-kernel/ui';
import { type AccountRefusal, recoveredAddress, redeemToken } from '../../../../data/authentication';
import { recoveryDraft } from '../../../../data/recoveryDraft';
import { slow } from '../../../../ui/account/strings';
import { LinkRequestForm } from './LinkRequestForm';
import { NewPasswordForm } from './NewPasswordForm';
import { type RecoveryLink, readRecoveryLink } from './recoveryLink';
import { checkRefusals, recoveryPageStrings as words } from './strings';

type Step =
  | { readonly kind: 'ask'; readonly isOver: boolean }
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'checking'; readonly link: RecoveryLink }
  | { readonly kind: 'unchecked'; readonly link: RecoveryLink; readonly why: AccountRefusal }
  | { readonly kind: 'choose'; readonly token: string; readonly email: string };

/** A member without their password asks for a link, and chooses a new password when they open it. */
export function RecoveryPage() {
  const [step, setStep] = useState<Step>(() => firstStep(readRecoveryLink(location)));
  const isFirst = useRef(true);
  const title = useRef<HTMLHeadingElement>(null);
  const { kind } = step;
  const session = useSession();

  useEffect(() => {
    // Neither the history nor a bookmark keeps the token.
    if (location.hash || location.search) history.replaceState(history.state, '', location.pathname);
  }, []);

  useEffect(() => {
    if (kind !== 'checking') return;
    let isLeft = false;
    void checked(step.link).then((next) => isLeft || setStep(next));
    return () => {
      isLeft = true;
    };
  }, [kind, step]);

  // The frame focuses the page's own title; each later step has a title of its own.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else if (kind !== 'checking') title.current?.focus();
  }, [kind]);

  const askAgain = () => setStep({ kind: 'ask', isOver: false });
  const stepTitle = (text: string) => (
    <h2 ref={title} tabIndex={-1} css={theme.type.title3}>
      {text}
    </h2>
  );

  return (
    <Page width="reading">
      <PageTitle eyebrow={words.eyebrow}>{words.title}</PageTitle>
      <Pane>
        <Stack gap={5} css={{ overflowWrap: 'anywhere' }}>
          {kind === 'ask' && (
            <>
              {step.isOver && stepTitle(words.over.title)}
              <p css={measure}>{step.isOver ? words.over.text : words.lead}</p>
              <LinkRequestForm onSent={(email) => setStep({ kind: 'sent', email })} />
            </>
          )}
          {kind === 'sent' && (
            <>
              {stepTitle(words.sent.title)}
              <p css={measure}>{words.sent.text(step.email)}</p>
              <p css={{ ...measure, color: theme.color.textMuted }}>{words.sent.nothing}</p>
              <Button onClick={askAgain} css={start}>
                {words.sent.again}
              </Button>
            </>
          )}
          {kind === 'checking' && (
            <div role="status">
              <p>{words.checking}</p>
              <SlowAnswer>{slow}</SlowAnswer>
            </div>
          )}
          {kind === 'unchecked' && (
            <>
              {stepTitle(words.unchecked)}
              <p css={measure}>{checkRefusals[step.why]}</p>
              <Button
                variant="primary"
                onClick={() => setStep({ kind: 'checking', link: step.link })}
                css={start}
              >
                {words.retry}
              </Button>
            </>
          )}
          {kind === 'choose' && (
            <>
              {stepTitle(words.choose.title)}
              <p css={measure}>{words.choose.text(step.email)}</p>
              {session.status === 'member' && session.user.email !== step.email && (
                <p css={measure}>{words.choose.otherAccount(session.user.name)}</p>
              )}
              <NewPasswordForm
                token={step.token}
                email={step.email}
                onOver={() => setStep({ kind: 'ask', isOver: true })}
              />
            </>
          )}
          <TextLink to={paths.login()}>{words.toLogin}</TextLink>
        </Stack>
      </Pane>
    </Page>
  );
}

function firstStep(link: RecoveryLink): Step {
  if (link.kind === 'none' || link.kind === 'over') return { kind: 'ask', isOver: link.kind === 'over' };
  recoveryDraft.keep(link.kind === 'token' ? { token: link.token } : { tokenHash: link.tokenHash });
  return { kind: 'checking', link };
}

/** Exchanges the token if it must, and reads whose account the link opens. */
async function checked(link: RecoveryLink): Promise<Step> {
  if (link.kind === 'none' || link.kind === 'over') return firstStep(link);
  const redeemed =
    link.kind === 'token' ? ({ ok: true, value: link.token } as const) : await redeemToken(link.tokenHash);
  if (!redeemed.ok) return unchecked(link, redeemed.kind);
  const withToken = { kind: 'token', token: redeemed.value } as const;
  recoveryDraft.forget();
  recoveryDraft.keep({ token: redeemed.value });
  const address = await recoveredAddress(redeemed.value);
  if (!address.ok) return unchecked(withToken, address.kind);
  return { kind: 'choose', token: redeemed.value, email: address.value };
}

/** A refusal of the link itself is final; any other one is a matter of time. */
function unchecked(link: RecoveryLink, why: AccountRefusal): Step {
  if (why !== 'signed-out' && why !== 'forbidden' && why !== 'invalid')
    return { kind: 'unchecked', link, why };
  recoveryDraft.forget();
  return { kind: 'ask', isOver: true };
}

const measure = { maxWidth: theme.measure } as const;
const start = { alignSelf: 'start' } as const;
