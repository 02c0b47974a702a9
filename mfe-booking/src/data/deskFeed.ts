import { sharedBackEnd } from 'shared-kernel';
import * as v from 'shared-kernel/validation';
import { variant } from 'valibot';
import { type Asked, ask } from './ask';

/** The address at which the calendar program of a member of the staff reads the centre's reservations. */

type Feed = { readonly kind: 'feed'; readonly since: string | null };

/** Since when the person has an address; null without one. */
export function readFeed(): Promise<Asked<Feed>> {
  return ask(
    'desk_feed',
    {},
    variant('kind', [v.looseObject({ kind: v.literal('feed'), since: v.nullable(v.string()) })]),
  );
}

type Renewed = { readonly kind: 'renewed'; readonly secret: string };

/** Makes an address, and ends the one before. Its secret is answered once: the centre keeps a hash. */
export function renewFeed(): Promise<Asked<Renewed>> {
  return ask(
    'renew_desk_feed',
    {},
    variant('kind', [v.looseObject({ kind: v.literal('renewed'), secret: v.string() })]),
  );
}

export function endFeed(): Promise<Asked<{ readonly kind: 'ended' }>> {
  return ask('end_desk_feed', {}, variant('kind', [v.looseObject({ kind: v.literal('ended') })]));
}

/** The address of the feed with that secret. */
export function feedAddress(secret: string): string {
  const { url = '', anonKey = '' } = sharedBackEnd() ?? {};
  return `${url}/rest/v1/rpc/desk_calendar?${new URLSearchParams({ key: secret, apikey: anonKey })}`;
}
