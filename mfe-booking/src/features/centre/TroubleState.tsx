import { logOut } from 'shared-kernel';
import { loginFor } from 'shared-kernel/route-guards';
import { useLocation, useNavigate } from 'shared-kernel/router';
import { ErrorState, useIsOnline } from 'shared-kernel/states';
import { Button, Skeleton } from 'shared-kernel/ui';
import type { Trouble } from '../../data/ask';
import { troubleStrings, pageStrings as words } from './strings';

type Props = { readonly trouble: Trouble; readonly onRetry: () => void };

/** Why the centre's answer is missing, and what to do. */
export function TroubleState({ trouble, onRetry }: Props) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isOnline = useIsOnline();
  const { title, text } = troubleStrings[trouble === 'unreachable' && !isOnline ? 'offline' : trouble];

  /** Out and in again, and back to this section. */
  async function logIn() {
    if (await logOut()) navigate(loginFor({ path: pathname + search, role: undefined }));
  }

  if (trouble === 'signed-out') {
    return (
      <ErrorState
        title={title}
        action={
          <Button variant="primary" onClick={logIn}>
            {words.logInAgain}
          </Button>
        }
      >
        <p>{text}</p>
      </ErrorState>
    );
  }
  return trouble === 'no-role' ? (
    <ErrorState title={title}>
      <p>{text}</p>
    </ErrorState>
  ) : (
    <ErrorState title={title} onRetry={onRetry}>
      <p>{text}</p>
    </ErrorState>
  );
}

export function LoadingPane() {
  return (
    <div role="status" aria-busy="true" aria-label={words.loading}>
      <Skeleton height={320} />
    </div>
  );
}
