import { useCentreNow } from 'shared-kernel/courts';
import { Page, PageTitle, Stack } from 'shared-kernel/ui';
import { AtTheCentre } from '../../ui/centre/AtTheCentre';
import { BookingForm } from './BookingForm';
import { ElsewhereCard } from './ElsewhereCard';
import { elsewhereOf } from './elsewhere';
import { PracticalInformation } from './PracticalInformation';
import { pageStrings } from './strings';
import { UpcomingReservations } from './UpcomingReservations';
import { useOffer } from './useOffer';

/** Days and hours with their courts first, then the players; other offers lead to their pages. */
function ReservationPage() {
  const now = useCentreNow();
  const { offer, choose } = useOffer();
  const elsewhere = elsewhereOf(offer);
  const more = (
    <Stack gap={6}>
      <UpcomingReservations now={now} />
      <AtTheCentre part="WeeklyLink" />
      <PracticalInformation />
    </Stack>
  );
  return (
    <Page>
      <PageTitle>{pageStrings.title}</PageTitle>
      {elsewhere ? (
        <Stack gap={6}>
          <ElsewhereCard elsewhere={elsewhere} onStay={() => choose({})} />
          {more}
        </Stack>
      ) : (
        <BookingForm now={now} offer={offer} onOffer={choose}>
          {more}
        </BookingForm>
      )}
    </Page>
  );
}

export { ReservationPage as Component };
