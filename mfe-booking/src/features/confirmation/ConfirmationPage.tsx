import { useEffect, useRef, useState } from 'react';
import { centre, paths, theme, useCentreRules, useStored } from 'shared-kernel';
import { reservations, useCentreNow } from 'shared-kernel/courts';
import { useParams } from 'shared-kernel/router';
import { Button, ButtonLink, Grid, Icon, Page, PageTitle, Stack, TextLink } from 'shared-kernel/ui';
import { loadAgenda, withAgenda } from '../../ui/agenda';
import { AtTheCentre } from '../../ui/centre/AtTheCentre';
import { isMailLinkKept } from '../../ui/keptMailLink';
import { onlyHere } from '../../ui/onlyHere';
import { heldBack } from '../../ui/priceOf';
import { GoodToKnow } from './GoodToKnow';
import { NoReservation } from './NoReservation';
import { PaperStyles } from './PaperStyles';
import { ReservationActions } from './ReservationActions';
import { actionStrings, notes, pageStrings as words } from './strings';
import { Ticket } from './Ticket';
import { type Known, type TicketState, ticketState } from './ticketState';
import { useFocusAfterChange } from './useFocusAfterChange';
import { useHeldReservation } from './useHeldReservation';
import { WayThere } from './WayThere';

/** One of the visitor's own reservations, under an address that only their device can fill. */
function ConfirmationPage() {
  const { reservationId = '' } = useParams();
  // Loaded ahead, for a visitor without a network when they press the button.
  useEffect(() => void loadAgenda().catch(() => {}), []);
  return <Confirmation key={reservationId} id={reservationId} />;
}

function Confirmation({ id }: { readonly id: string }) {
  const heard = useStored(reservations.isMineUpToDate);
  const held = useHeldReservation(id, heard);
  const now = useCentreNow();
  // Deadline and price are those of the settings, once they are known.
  useCentreRules();
  const isTimeSure = heard.status === 'ready' && heard.value;
  const known = 'reservation' in held && now ? ticketState(held, now, isTimeSure) : null;
  // Whether it is over the centre is about to say.
  const isTooSoon = known === 'unsure' && heard.status === 'loading';
  const state = now === null || isTooSoon ? 'loading' : (known ?? held.kind);
  const top = useFocusAfterChange(state);
  // The link of a mail, which the part below opens: of the address, or of before a reload.
  const [isLinked] = useState(() => location.hash !== '' || isMailLinkKept(id));
  return (
    <Page>
      <div ref={top}>
        <PageTitle eyebrow={words.eyebrow}>
          {isLinked && held.kind === 'unknown' ? words.title : titles[held.kind]}
        </PageTitle>
      </div>
      <AtTheCentre part="OpenedMail" id={id} />
      {'reservation' in held && now && known && !isTooSoon ? (
        <KnownReservation held={held} state={known} now={now} />
      ) : (
        <NoReservation kind={held.kind} id={id} />
      )}
    </Page>
  );
}

const titles = {
  loading: words.title,
  held: words.title,
  cancelled: words.cancelled,
  unheard: words.title,
  unknown: words.unknown,
  gone: words.gone,
};

type KnownProps = { readonly held: Known; readonly state: TicketState; readonly now: Date };

function KnownReservation({ held, state, now }: KnownProps) {
  const when = useRef<HTMLHeadingElement>(null);
  const isPending = held.kind === 'held' && state === 'open' && held.reservation.isPending;
  const isToCome = held.kind === 'held' && (state === 'open' || state === 'too-late');
  return (
    <Stack gap={6}>
      <PaperStyles />
      {held.kind === 'held' && <AtTheCentre part="CentreWord" about="own" />}
      <AtTheCentre
        part="ConfirmationState"
        reservation={held.reservation}
        isCancelled={held.kind === 'cancelled'}
      />
      <Ticket
        reservation={held.reservation}
        state={isPending || (state === 'open' && held.reservation.confirmBy) ? 'pending' : state}
        when={when}
      />
      {isPending && <AtTheCentre part="PendingChange" />}
      <Note state={state} />
      {isToCome && onlyHere() && (
        <p css={{ ...theme.muted, marginBlockStart: `-${theme.space(3)}` }}>{onlyHere()}</p>
      )}
      {isToCome && (
        <ReservationActions
          reservation={held.reservation}
          now={now}
          mayChange={state === 'open'}
          onMoved={() => when.current?.focus()}
        />
      )}
      {!isToCome && (
        <Stack direction="row" gap={3} data-print="hide">
          <ButtonLink variant="primary" to={paths.booking()}>
            {words.bookAgain}
          </ButtonLink>
          {held.kind === 'cancelled' && (
            <Button
              onClick={() =>
                withAgenda(({ downloadCancellation }) => downloadCancellation(held.reservation, new Date()))
              }
            >
              <Icon name="calendar" />
              {actionStrings.outOfAgenda}
            </Button>
          )}
        </Stack>
      )}
      <Grid min={300} css={{ marginBlockStart: theme.space(4) }}>
        <WayThere />
        <GoodToKnow open={state === 'open' ? held.reservation : null} />
      </Grid>
    </Stack>
  );
}

/** Rendered from the start, so that screen readers announce changes by the clock or another tab. */
function Note({ state }: { readonly state: TicketState }) {
  const note = notes[state];
  return (
    <div role="status" css={{ '&:empty': { marginBlockEnd: `calc(-1 * ${theme.space(6)})` } }}>
      {note && (
        <p css={{ maxWidth: theme.measure, ...(state === 'too-late' && heldBack) }}>
          <span>{note.text}</span>{' '}
          {note.isToCall && <TextLink href={`tel:${centre.phone.international}`}>{words.call}</TextLink>}
        </p>
      )}
    </div>
  );
}

export { loadActions } from './ReservationActions';
export { ConfirmationPage as Component };
