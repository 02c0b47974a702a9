import * as v from 'valibot';
import type { MailLinks } from '../contract';
import { reservation } from './answers';
import { keepMailKey } from './deviceKeys';
import { type HostedSurroundings, isShared } from './hostedCentre';

const linkAnswer = v.union([
  v.looseObject({ kind: v.literal('to-confirm'), isOffer: v.boolean(), reservation }),
  v.looseObject({ kind: v.literal('open'), isConfirmedNow: v.boolean(), reservation }),
  v.looseObject({ kind: v.literal('in-account'), isConfirmedNow: v.fallback(v.boolean(), false) }),
  v.looseObject({ kind: v.picklist(['released', 'cancelled', 'unknown']) }),
]);
const reminderAnswer = v.looseObject({ kind: v.picklist(['stopped', 'resumed', 'unknown']) });

/** The page says itself what this device does not keep. */
const told = { isTold: true };

/** Opens the links of mails at the centre. */
export function createMailLinks({ call, keys, quietCopy }: HostedSurroundings): MailLinks {
  return {
    async open(id, secret, confirms) {
      // The database takes no other id, and answers with an error.
      if (!isShared(id)) return { kind: 'unknown' };
      const answer = await call('open_reservation', { id, secret, confirms }, linkAnswer);
      if (!answer.ok) return undefined;
      const { value } = answer;
      if (value.kind !== 'open') return value;
      // The device that booked keeps its own key too, which claims the reservation for any account. The mail's proves an address.
      const { keys: own } = await keys.read();
      const isKept =
        ((await keepMailKey(keys, { id, secret }, told)).ok || own.some((key) => key.id === id)) &&
        (
          await quietCopy.update(
            (held) => [...held.filter((each) => each.id !== id), value.reservation],
            told,
          )
        ).ok;
      const { kind, isConfirmedNow, reservation } = value;
      return { kind, isConfirmedNow, ...(!isKept && { reservation }) };
    },
    async setReminders(token, isOn) {
      const answer = await call('set_reminders', { token, is_on: isOn }, reminderAnswer);
      return answer.ok ? answer.value.kind : undefined;
    },
  };
}
