import { useSharing } from './useSharing';

/** Says where a device tells another time than the back end; what has that to say comes with what shares tournaments. */
export function DifferingClock() {
  const sharing = useSharing();
  return sharing && <sharing.ClockWord />;
}
