import { announce } from '../../ui/announce';
import { strings } from './strings';

/** Whether a form above has unsent input; it then takes the focus, and a notice says so. */
export function returnToUnsent(): boolean {
  const unsent = document.querySelector('form[data-unsent]');
  if (!unsent) return false;
  unsent.querySelector<HTMLElement>('input, textarea, button')?.focus();
  announce({
    title: strings.unsent,
    description: strings.unsentText(unsent.getAttribute('aria-label') ?? ''),
    variant: 'destructive',
  });
  return true;
}
