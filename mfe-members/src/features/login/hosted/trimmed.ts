import type { Registration } from 'shared-kernel';

/** A registration without the blanks around what was typed, as the profile saves it; a password is what it is. */
export function trimmed({ password, ...rest }: Registration): Registration {
  const entries = Object.entries(rest).map(([field, text]) => [field, text.trim()]);
  return { ...Object.fromEntries(entries), password };
}
