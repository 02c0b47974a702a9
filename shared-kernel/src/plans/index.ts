/** What the centre offers and asks for a court: the sections show it in words of their own. */
export { chosenOffers, type ServiceName, services, unspecified } from './offers';
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
export { terms } from './terms';
