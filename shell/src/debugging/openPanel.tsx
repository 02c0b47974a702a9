import { createRoot } from 'react-dom/client';
import { MAIN_ID } from '../frame/mainContent';
import { DebugPanel } from './DebugPanel';

/** The same as start.tsx looks for. */
const KEPT_AS = 'jb:debug';

/** Renders the panel beside the page, in a root of its own, so that no page depends on it. */
export function openPanel() {
  keep();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    forget();
    const hadFocus = place.contains(document.activeElement);
    root.unmount();
    place.remove();
    if (hadFocus) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
  root.render(<DebugPanel onClose={close} />);
}

function keep() {
  try {
    sessionStorage.setItem(KEPT_AS, '1');
  } catch {
    // Then the panel stays only while the address requests it.
  }
}

function forget() {
  try {
    sessionStorage.removeItem(KEPT_AS);
  } catch {
    // It was never kept.
  }
  const address = new URL(location.href);
  address.searchParams.delete('debug');
  history.replaceState(history.state, '', address);
}
