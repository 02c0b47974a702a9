import type { Changes } from '../../../domain/details';

/** Changes sent to the account and not answered yet: a member who leaves now does not know whether they arrived. */
let unheard: Changes = {};

export function noteSent(changes: Changes): void {
  unheard = changes;
}

export function noteAnswered(): void {
  unheard = {};
}

/** What of these was not sent as it is now. */
export function neverSent(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).filter(([field, text]) => unheard[field as keyof Changes] !== text),
  );
}
