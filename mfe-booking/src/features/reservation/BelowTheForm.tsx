import { useCentreNow } from 'shared-kernel/courts';
import { Stack } from 'shared-kernel/ui';
import { AtTheCentre } from '../../ui/centre/AtTheCentre';
import { PracticalInformation } from './PracticalInformation';
import { UpcomingReservations } from './UpcomingReservations';

/** What the visitor has booked, and the centre's conditions. */
export function BelowTheForm() {
  const now = useCentreNow();
  return (
    <Stack gap={6}>
      <UpcomingReservations now={now} />
      <AtTheCentre part="WeeklyLink" />
      <PracticalInformation />
    </Stack>
  );
}
