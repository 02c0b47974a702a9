import type { Registration } from 'shared-kernel';

/** Trims a registration's texts, as the profile does on save; a password is not trimmed. */
export function trimmed({ password, ...rest }: Registration): Registration {
  const entries = Object.entries(rest).map(([field, text]) => [field, text.trim()]);
  return { ...Object.fromEntries(entries), password };
}
