import { formatPrice } from '../../formats/formats';
import type { CentreSettings } from '../centreRules';

type Known = {
  readonly priceFrom: string;
  /** The lowest price of an hour, in cents. */
  readonly lowest: number;
  readonly settings: Pick<CentreSettings, 'hours' | 'courts'>;
};

/** What sentences say of all days, each with the words that fall away with it. */
const everyDay = /( Le centre est|,| et)?( ouverts?)? tous les jours(?=\.|$)/;

/** See `CentreRules.amended`. Visitors of other sites load none of it: their sections keep whole sentences alone. */
export function amend(sentence: string, euros: number, { priceFrom, lowest, settings }: Known): string {
  const { hours, courts } = settings;
  let amended = sentence;
  for (const players of [1, 4])
    amended = amended.replace(
      new RegExp(`(?<![\\d,])${formatPrice(euros / players)}`),
      () => priceFrom + formatPrice(lowest / 100 / players),
    );
  if (hours.includes(null)) amended = amended.replace(everyDay, '').replace(/\.\.$/, '.');
  return courts.length > 1
    ? amended.replace(/^Six(?= terrains)|\d+(?= matchs en)/, (count) =>
        count === 'Six' && courts.length === 6 ? count : String(courts.length),
      )
    : amended;
}
