import { type CentreRules, formatPrice } from 'shared-kernel';
import { hourEuros } from './plans';

/** The lowest price of an hour, or a player's part of it: « 25 € », or « à partir de 25 € » where hours differ in price. */
export function hourPriceInWords(rules: CentreRules | null, players = 1): string {
  const euros = rules ? rules.hourPrice() / 100 : hourEuros;
  return `${rules?.priceFrom ?? ''}${formatPrice(euros / players)}`;
}
