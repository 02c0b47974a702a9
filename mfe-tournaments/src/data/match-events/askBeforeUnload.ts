let isAsking = false;

function ask(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** Makes the browser ask before it closes or reloads this page, while the page alone holds some data. */
export function askBeforeUnload(isNeeded: boolean): void {
  if (isNeeded === isAsking) return;
  isAsking = isNeeded;
  if (isNeeded) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
