import type { Changes } from '../../../domain/details';

/** Changes sent to the account without an answer yet: a member who leaves now does not know whether they arrived. */
let unheard: Changes = {};

export function noteSent(changes: Changes): void {
  unheard = changes;
}

export function noteAnswered(): void {
  unheard = {};
}

/** The fields whose present values have not been sent. */
export function neverSent(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).filter(([field, text]) => unheard[field as keyof Changes] !== text),
  );
}
