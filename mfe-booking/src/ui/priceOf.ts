import { centreRules, formatPrice } from 'shared-kernel';
import { type Hour, hourPriceCents } from 'shared-kernel/courts';
import { type Plan, planNamed, plans, type ServiceName, unspecified } from 'shared-kernel/plans';
import { priceMeaning } from '../domain/priceMeaning';

/** Keeps the place of a built price or deadline until the settings of a centre with a back end are known. */
export const heldBack = { 'html[data-hosted=""] &': { visibility: 'hidden' } } as const;

type Party = { readonly plan: string; readonly service: string; readonly players: string };

/** An hour that is booked has its own price. */
type PricedHour = Hour & { readonly hourCents?: number };

const hourly = plans.find(({ period }) => period === 'hour');
const playedByTheHour: readonly string[] = [unspecified, 'Jeu libre' satisfies ServiceName];

/** A party's price in one sentence, at that hour once it is chosen, else the lowest; without a plan they pay by the hour. */
export function priceOf({ plan: name, service, players }: Party, at?: PricedHour): string {
  const plan = paidPlan(name, service, at);
  if (plan === undefined)
    return `${service}\u00a0: le prix vous est confirmé au centre, et se règle sur place`;
  const meaning = priceMeaning(plan, Number(players));
  if (meaning.kind !== 'shared-hour')
    return `Compris dans l’abonnement ${plan.name} (${euros(meaning.month)} par mois), à souscrire au centre`;
  const each = `${meaning.isRounded ? 'environ ' : ''}${euros(meaning.perPlayer)}`;
  return `1\u00a0h, ${players}\u00a0joueurs\u00a0: ${priceFrom(at)}${euros(meaning.hour)}, soit ${each} chacun, sur place`;
}

/** The same for a narrow place: the price of the hour, or how else it is paid. */
export function shortPriceOf({ plan: name, service }: Omit<Party, 'players'>, at?: PricedHour): string {
  const plan = paidPlan(name, service, at);
  if (plan === undefined) return 'prix au centre';
  return plan.period === 'hour' ? priceFrom(at) + formatPrice(plan.priceEuros) : 'par abonnement';
}

function paidPlan(name: string, service: string, at?: PricedHour): Plan | undefined {
  const plan = planNamed(name) ?? (playedByTheHour.includes(service) ? hourly : undefined);
  return plan?.period === 'hour'
    ? { ...plan, priceEuros: (at?.hourCents ?? hourPriceCents(at)) / 100 }
    : plan;
}

/** « à partir de » until the hour is chosen, where hours differ in price. */
function priceFrom(at?: PricedHour): string {
  return (!at && centreRules.getState()?.priceFrom) || '';
}

function euros(cents: number): string {
  return formatPrice(cents / 100);
}
