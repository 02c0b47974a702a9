import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'shared-kernel/router';
import { storedTournaments as tournaments } from '../../../store/storedTournaments';
import { announce } from '../../../widgets/announce';
import { Confirmation } from '../../../widgets/Confirmation';
import { leaveStrings } from './recordStrings';
import { strings } from './strings';

/**
 * Asks for confirmation before a link leaves a page that alone holds some taps. A scorer who goes back in the browser
 * reads a notice instead, because a page cannot prevent that, and finds the taps on their return. The same applies to
 * one who clears the storage, which logs them out of the sheet.
 */
export function LeaveGuard({ unkept }: { readonly unkept: number }) {
  const [wanted, setWanted] = useState<string | null>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isNeeded = unkept > 0;

  useEffect(() => {
    if (!isNeeded) return;
    function ask(event: MouseEvent) {
      const link = (event.target as Element).closest('a[href]');
      const isElsewhere =
        event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!(link instanceof HTMLAnchorElement) || isElsewhere || link.target === '_blank') return;
      if (link.origin !== location.origin || link.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(link.pathname + link.search + link.hash);
    }
    document.addEventListener('click', ask, { capture: true });
    return () => document.removeEventListener('click', ask, { capture: true });
  }, [isNeeded]);

  const tell = useEffectEvent(() => {
    const isCleared = wasStorageCleared();
    if (!isNeeded && !isCleared) return;
    announce({
      title: isCleared ? leaveStrings.clearedTitle : leaveStrings.leftTitle,
      description: isCleared ? leaveStrings.clearedText : strings.unkept(unkept),
      variant: 'destructive',
      durationMs: 60_000,
      action: { label: leaveStrings.comeBack, onSelect: () => navigate(pathname) },
    });
  });
  useEffect(() => () => tell(), []);

  return (
    <Confirmation
      open={wanted !== null}
      title={leaveStrings.leaveTitle}
      text={[strings.unkept(unkept), leaveStrings.leaveText]}
      confirmLabel={leaveStrings.leave}
      onConfirm={() => {
        if (wanted !== null) navigate(wanted);
        setWanted(null);
      }}
      onCancel={() => setWanted(null)}
    />
  );
}

/** A device with an open sheet always has a list of tournaments, at least an empty one. */
function wasStorageCleared(): boolean {
  const list = tournaments.summaries.snapshot();
  return list.status === 'ready' && tournaments.isUntouched(list.value);
}
