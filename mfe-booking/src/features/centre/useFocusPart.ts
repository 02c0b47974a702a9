import { useEffect, useState } from 'react';

/** Marks what `useFocusPart` finds. */
export const part = (name: string) => ({ 'data-part': name });

/**
 * Moves the focus to a part of the page by its name, once it is there: its tab may have to open first. Within the part
 * it goes to a faulty control, else to the first one.
 */
export function useFocusPart(): (name: string) => void {
  const [sought, seek] = useState<string | null>(null);
  useEffect(() => {
    const found = sought && document.querySelector<HTMLElement>(`[data-part="${sought}"]`);
    if (!found) return;
    const control = ['[aria-invalid=true]', 'input, select, button']
      .map((controls) => found.querySelector<HTMLElement>(controls))
      .find((each) => each !== null);
    (control ?? found).focus();
    seek(null);
  });
  return seek;
}
