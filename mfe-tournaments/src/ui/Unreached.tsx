import { ErrorState } from 'shared-kernel/states';
import { lateSharing } from './lateSharing';
import { reachStrings as strings } from './reachStrings';

/** Stands for what nobody knows here as long as the back end does not answer; it comes by itself, or is asked for. */
export function Unreached({ what }: { readonly what: 'list' | 'tournament' | 'sheet' }) {
  return (
    <ErrorState title={strings.title} onRetry={() => void ask()}>
      {strings[what]}
    </ErrorState>
  );
}

async function ask() {
  const sharing = await lateSharing.load().catch(() => undefined);
  sharing?.askAgain();
}
