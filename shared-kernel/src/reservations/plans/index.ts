/** What the centre offers and asks for a court: the sections show it in words of their own. */
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
