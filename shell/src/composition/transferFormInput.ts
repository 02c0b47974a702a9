type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A visitor can fill in a prerendered form before hydration. This function remembers the fields below `root`. The
 * returned function replays their typed, chosen and ticked values on the hydrated page, because React does not know
 * them. If another release has replaced the HTML, its fields of the same names get the values and the focus.
 */
export function transferFormInput(root: ParentNode | null): () => void {
  const controls = controlsOf(root);
  if (isRestoredAfterLogout()) for (const control of controls.filter(isTouched)) reset(control);
  const focused = controls.find((control) => control === document.activeElement);
  const names = new Map(controls.map((control) => [control, nameOf(control)]));
  return () => {
    // Read only now: hydration runs in slices, between which the visitor continues to type.
    const touched = controls.filter(isTouched).map((control) => ({ control, value: control.value }));
    const living = (control: Control) =>
      control.isConnected ? control : controlsOf(root).find((other) => nameOf(other) === names.get(control));
    for (const { control, value } of touched) {
      const now = living(control);
      if (now && isTicked(now)) tick(now);
      else if (now) type(now, value);
    }
    if (focused?.isConnected === false) living(focused)?.focus();
  };
}

/** The browser restores the input of a page that the tab goes back to, also for the visitor after a logout. */
function isRestoredAfterLogout(): boolean {
  try {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.type === 'back_forward' && sessionStorage['jb:logged-out'] !== undefined;
  } catch {
    return false;
  }
}

function reset(control: Control) {
  if (control instanceof HTMLSelectElement) {
    for (const option of control.options) option.selected = option.defaultSelected;
  } else if (isTicked(control)) control.checked = control.defaultChecked;
  else control.value = control.defaultValue;
}

function controlsOf(root: ParentNode | null): Control[] {
  return [...(root?.querySelectorAll<Control>('input, textarea, select') ?? [])];
}

/** By which a visitor knows a field again: its kind and its label; of radio buttons also which one it is. */
function nameOf(control: Control): string {
  const label = [...(control.labels ?? [])].map(({ textContent }) => textContent).join(' ');
  return [control.type, control.name, label, control.type === 'radio' ? control.value : ''].join(' ');
}

function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox';
}

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  if (isTicked(control)) {
    // Of a group of radio buttons only the chosen one can be chosen again.
    return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
  }
  return control.value !== control.defaultValue;
}

function tick(control: HTMLInputElement) {
  control.checked = control.defaultChecked;
  control.click();
}

/**
 * React compares with the last value that it saw; the element's own setter updates that, and the prototype's setter
 * does not.
 */
function type(control: Control, value: string) {
  control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
