import { importWithRetry } from 'shared-kernel';
import { useCentreNow } from 'shared-kernel/courts';
import { laterPart } from 'shared-kernel/hydration';
import { Page, PageTitle, Stack } from 'shared-kernel/ui';
import { BookingForm } from './BookingForm';
import { ElsewhereCard } from './ElsewhereCard';
import { elsewhereOf } from './elsewhere';
import { pageStrings } from './strings';
import { useOffer } from './useOffer';

export const belowTheForm = importWithRetry(
  () => import(/* webpackChunkName: "booking-reservation-below" */ './BelowTheForm'),
);
const BelowTheForm = laterPart(belowTheForm, (module) => module.BelowTheForm);
/** The same element in each render: new properties would make React drop its HTML before its code is here. */
const below = <BelowTheForm />;

/** Days and hours with their courts first, then the players; other offers lead to their pages. */
function ReservationPage() {
  const now = useCentreNow();
  const { offer, choose } = useOffer();
  const elsewhere = elsewhereOf(offer);
  return (
    <Page>
      <PageTitle>{pageStrings.title}</PageTitle>
      {elsewhere ? (
        <Stack gap={6}>
          <ElsewhereCard elsewhere={elsewhere} onStay={() => choose({})} />
          {below}
        </Stack>
      ) : (
        <BookingForm now={now} offer={offer} onOffer={choose}>
          {below}
        </BookingForm>
      )}
    </Page>
  );
}

export { ReservationPage as Component };
