import { randomUUID } from 'node:crypto';

/** A Saturday noon in Paris, an hour ahead of UTC. */
export const saturdayNoon = '2026-11-21T12:00:00+01:00';

export interface Wish {
  readonly id: string;
  readonly secret: string;
  readonly centre: string;
  readonly day: string;
  readonly hour: number;
  readonly players: number;
  readonly name: string;
  readonly email: string;
  readonly plan: string;
  readonly service: string;
}

/** A court at 18:00, for a new person. */
export function aWish(changed: Partial<Wish> = {}): Wish {
  return {
    id: randomUUID(),
    secret: randomUUID(),
    centre: 'prouvy',
    day: '2026-11-30',
    hour: 18,
    players: 4,
    name: 'Ana Diaz',
    email: `${randomUUID()}@example.org`,
    plan: 'Découverte',
    service: 'Non spécifié',
    ...changed,
  };
}

/** The device's data about a reservation, to open it again. */
export function keyOf({ id, secret }: Wish) {
  return { id, secret };
}
