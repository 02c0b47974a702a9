/** The centre's courts: when they can be booked, which are free, and the reservations of them. */
export { courtCount, courtOf, courtsInService, freeCourts, givenBack } from './availability';
export { type BookingWindow, bookingWindow, isOpenHour, openSlots } from './bookingWindow';
export { type CancelledReservation, findCancelled, keepCancelled } from './cancelledReservations';
export { centreNow, useCentreNow } from './centreNow';
export { changeRefusalOnShow } from './changeRefusal';
export type {
  Availability,
  BookingAnswer,
  CancelAnswer,
  ChangeRefusal,
  Declined,
  Full,
  Hour,
  KeepingRefusal,
  LinkAnswer,
  MailLinks,
  MoveAnswer,
  OwnReservation,
  ReservationRepository,
  Unreachable,
  Watched,
} from './contract';
export { hourPriceCents } from './hourPrice';
export { nearestHours } from './nearestHours';
export { reservations } from './reservations';
export { allSlots, isSlot, type Slot, slots, slotsOf } from './slots';
export { unsharedReservations } from './unsharedReservations';
