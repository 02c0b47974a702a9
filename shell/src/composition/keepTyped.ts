type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * A prerendered form can be filled in before it lives. Notes what was typed, chosen and ticked below `root`; the
 * answer hands it to the living page, as if it were typed at that moment, because React knows nothing of it.
 */
export function keepTyped(root: ParentNode | null): () => void {
  const controls = [...(root?.querySelectorAll<Control>('input, textarea, select') ?? [])].filter(isTouched);
  const values = controls.map(({ value }) => value);
  return () => {
    controls.forEach((control, index) => {
      if (isTicked(control)) tick(control);
      else type(control, values[index] ?? '');
    });
  };
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

/** React compares with the value that it saw last, which the element's own setter tells it and the prototype's does not. */
function type(control: Control, value: string) {
  control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
