import { announce } from '../../ui/announce';
import { strings } from './strings';

/** Whether a form of the sections above holds something that was not sent; the visitor is taken there, and told. */
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
