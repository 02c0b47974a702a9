/** The centre's offers and prices: each section words them itself. */

export { hourPriceInWords } from './hourPriceInWords';
export { noticeInWords, noticeMinutes } from './notice';
export {
  type BookableService,
  bookableServices,
  chosenOffers,
  isBookable,
  type ServiceName,
  services,
  unspecified,
} from './offers';
export {
  championEuros,
  enthusiastEuros,
  enthusiastHours,
  hourEuros,
  type Plan,
  type PlanName,
  planNamed,
  plans,
} from './plans';
export {
  type GroupSubject,
  isGroupSubject,
  isRequestSubject,
  type RequestSubject,
  requests,
} from './requests';
export {
  bookingAheadSentence,
  cancellationSentence,
  groupsSentence,
  paymentSentence,
  studentsSentence,
} from './termSentences';
export { terms } from './terms';
