export { championship } from './championship';
export {
  type CountryCode,
  countryCodes,
  type Honour,
  isCountryCode,
  type Player,
  type RankedPlayer,
} from './player';
export { findPlayer, playerRanking, rankOf, topTenWithOwn } from './ranking';
