let isAsking = false;

function ask(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** Has the browser ask before this page is closed or loaded anew, for as long as it holds what nothing else does. */
export function askBeforeUnload(isNeeded: boolean): void {
  if (isNeeded === isAsking) return;
  isAsking = isNeeded;
  if (isNeeded) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
