import { useSharing } from './useSharing';

/** Warns about a wrong clock on this device; its content is in the chunk of shared tournaments. */
export function DifferingClock() {
  const sharing = useSharing();
  return sharing && <sharing.ClockWord />;
}
