/** The centre's terms for visitors; rules enforce them and sections display them (specification, section 9). */
export const terms = {
  /** A reservation can be cancelled free of charge until then. */
  cancellationHours: 2,
  /** How far ahead a court can be booked, and how far ahead the centre advises to. */
  bookingMonths: 2,
  advisedDays: 7,
  /** The players of one jorkyball court; more are a group, which requests a quote. */
  courtPlayers: 4,
  /** From this many people on there is a price for groups. */
  groupSize: 8,
  studentReductionPercent: 20,
} as const;
