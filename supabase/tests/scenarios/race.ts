import type { BackEnd } from '../support/backEnd';
import { aWish } from './wish';

const CLIENTS = 50;
const ROUNDS = 14;

interface Answer {
  readonly kind: string;
  readonly reservation?: { readonly court: number };
}

/** Fifty visitors request one hour at once, in each of fourteen hours. Resolves to the faults of each round. */
export async function race({ guest, query }: BackEnd): Promise<readonly string[]> {
  await query('delete from private.reservations');
  const wrong: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: CLIENTS }, () =>
        guest().call<Answer>('book', aWish({ day: '2026-12-20', hour: 10 + round })),
      ),
    );
    const courts = answers.flatMap(({ reservation }) => reservation?.court ?? []).sort();
    const full = answers.filter(({ kind }) => kind === 'full').length;
    if (courts.join() !== '1,2,3,4,5,6' || full !== CLIENTS - 6) {
      wrong.push(`round ${round}: courts ${courts}, ${full} of ${CLIENTS} were told that it is full`);
    }
  }
  return wrong;
}
