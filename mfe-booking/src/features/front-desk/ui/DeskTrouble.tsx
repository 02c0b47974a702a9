import { logOut } from 'shared-kernel';
import { loginFor } from 'shared-kernel/route-guards';
import { useLocation, useNavigate } from 'shared-kernel/router';
import { ErrorState, useIsOnline } from 'shared-kernel/states';
import { Button, Skeleton } from 'shared-kernel/ui';
import type { Trouble } from '../../../data/ask';
import { deskStrings, logInAgain, troubleStrings } from '../strings';

type Props = { readonly trouble: Trouble; readonly onRetry: () => void };

/** Why the centre's answer is missing, and what to do. */
export function DeskTrouble({ trouble, onRetry }: Props) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { title, text } = troubleStrings[kindOf(trouble, useIsOnline())];

  /** Out and in again, and back to this very day. */
  async function logIn() {
    if (await logOut()) navigate(loginFor({ path: pathname + search, role: undefined }));
  }

  return trouble === 'signed-out' ? (
    <ErrorState
      title={title}
      action={
        <Button variant="primary" onClick={logIn}>
          {logInAgain}
        </Button>
      }
    >
      <p>{text}</p>
    </ErrorState>
  ) : (
    <ErrorState title={title} onRetry={onRetry}>
      <p>{text}</p>
    </ErrorState>
  );
}

export function kindOf(trouble: Trouble, isOnline: boolean) {
  if (trouble !== 'unreachable') return trouble;
  return isOnline ? 'unanswered' : 'offline';
}

export function DeskLoading() {
  return (
    <div role="status" aria-busy="true" aria-label={deskStrings.loading}>
      <Skeleton height={320} />
    </div>
  );
}

/** In place of a tab whose code did not load. */
export function MissingPanel({ onRetry }: { readonly onRetry: () => void }) {
  return <ErrorState title={deskStrings.panelMissing} onRetry={onRetry} />;
}
