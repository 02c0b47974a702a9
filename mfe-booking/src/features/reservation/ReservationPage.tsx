import { theme } from 'shared-kernel';
import { useNow } from 'shared-kernel/hydration';
import { centreDay, readTypedDay } from 'shared-kernel/time';
import { Lead, Page, PageTitle, Stack } from 'shared-kernel/ui';
import { metadata } from '../../strings';
import { ChosenOffer } from './ChosenOffer';
import { PartyCard } from './PartyCard';
import { PracticalInformation } from './PracticalInformation';
import { ReservationForm } from './ReservationForm';
import { pageStrings } from './strings';
import { UpcomingReservations } from './UpcomingReservations';
import { useOffer } from './useOffer';
import { useReservationForm } from './useReservationForm';

/** A court, an hour: the form on one side, what it amounts to on the other. */
function ReservationPage() {
  const now = useNow();
  const { offer, choose } = useOffer();
  const form = useReservationForm(offer);
  const day = readTypedDay(form.values.date, now && centreDay(now));
  return (
    <Page>
      <PageTitle eyebrow={pageStrings.eyebrow}>{metadata.reservation.title}</PageTitle>
      <Lead>{pageStrings.lead}</Lead>
      <ChosenOffer offer={offer} players={form.values.players} onChoose={choose} />
      <div css={columns}>
        <Stack gap={6}>
          <ReservationForm form={form} day={day} now={now} />
          <UpcomingReservations now={now} />
        </Stack>
        <Stack gap={6}>
          <PartyCard values={form.values} day={day} offer={offer} />
          <PracticalInformation />
        </Stack>
      </div>
    </Page>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(6),
  marginBlockStart: theme.space(6),
  '@media (min-width: 60rem)': {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    alignItems: 'start',
  },
} as const;

export { ReservationPage as Component };
