import { centre, paths, theme, useSession } from 'shared-kernel';
import { loginFor } from 'shared-kernel/route-guards';
import { useLocation } from 'shared-kernel/router';
import { SlowAnswer, useIsOnline } from 'shared-kernel/states';
import { ButtonLink, CourtLines, Lead, Skeleton, Stack } from 'shared-kernel/ui';
import { WarmCard } from '../WarmCard';
import { useMailLink } from './OpenedMail';
import { elsewhere, notOnShow as words } from './strings';

/**
 * `unheard`: the centre has not answered; `unknown`, `gone`: the centre does not list the reservation for this visitor.
 */
type Props = { readonly kind: string; readonly id: string };

/** Why a reservation is not on show, or not yet: the centre is silent, or has it for an account alone. */
export function NotOnShow({ kind, id }: Props) {
  const link = useMailLink(id);
  const session = useSession();
  const isLate = session.status === 'loading' && session.isLate;
  const isUnheard = kind === 'unheard' || isLate;
  const isKnown = !isUnheard && session.status !== 'loading' && (kind === 'unknown' || kind === 'gone');
  const isGuest = session.status === 'guest';
  // The link of a mail says more.
  if (link.kind !== 'none' && (link.kind !== 'open' || link.reservation))
    return link.kind === 'opening' && <Skeleton height={360} />;
  return (
    <>
      {/* Rendered from the start, so that screen readers announce it. */}
      <div role="status" css={{ '& > *': { marginBlockEnd: theme.space(6) } }}>
        {isUnheard ? <Silence /> : !isKnown && <SlowAnswer />}
      </div>
      {isUnheard || isKnown ? (
        <>
          {isKnown && <Lead>{isGuest ? words.account : words.notYours}</Lead>}
          <p css={{ maxWidth: theme.measure, marginBlockEnd: theme.space(6) }}>
            <span>{isKnown ? elsewhere(isGuest) : isGuest && words.account}</span> {words.way}
          </p>
          <Ways isGuest={isGuest} mayBook={isKnown} />
          <CourtLines css={drawing} />
        </>
      ) : (
        <Skeleton height={360} />
      )}
    </>
  );
}

function Silence() {
  const isOnline = useIsOnline();
  return (
    <WarmCard>
      <p>{words.silence(isOnline)}</p>
    </WarmCard>
  );
}

type WaysProps = {
  readonly isGuest: boolean;
  /** While the visitor's reservations are unknown, the page suggests no other reservation. */
  readonly mayBook: boolean;
};

/** The login leads back here. */
function Ways({ isGuest, mayBook }: WaysProps) {
  const { pathname, search, hash } = useLocation();
  return (
    <Stack direction="row" gap={3}>
      {isGuest && (
        <ButtonLink variant="primary" to={loginFor({ path: pathname + search + hash, role: undefined })}>
          {words.logIn}
        </ButtonLink>
      )}
      <ButtonLink href={`tel:${centre.phone.international}`}>{words.call}</ButtonLink>
      {mayBook && <ButtonLink to={paths.booking()}>{words.book}</ButtonLink>}
    </Stack>
  );
}

const drawing = {
  width: '100%',
  maxWidth: '34rem',
  marginBlockStart: theme.space(10),
  color: theme.color.edge,
  strokeDasharray: '6 5',
} as const;
