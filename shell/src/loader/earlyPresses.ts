// Presses before hydration. Part of the page's loader (pageLoader.ts).

const LINK_PATIENCE_MS = 1_000;
const LIFE_PATIENCE_MS = 4_000;

const earlyPresses: HTMLElement[] = [];
let whenPatienceEnds: ReturnType<typeof setTimeout>;
/** A finger that comes down. */
let touch: MouseEvent | undefined;

function controlAt({ target }: Event) {
  return (target as Element).closest<HTMLElement>('a[href^="/"],[type=button],[type=submit]');
}

function comeDown(event: MouseEvent) {
  touch = event;
}
addEventListener('pointerdown', comeDown, true);

/** Hydration may move a page under a resting finger: the press belongs to the element of the touch's start. */
function controlBeforeMoving({ clientX, clientY }: MouseEvent) {
  return touch && Math.hypot(clientX - touch.clientX, clientY - touch.clientY) < 9 ? controlAt(touch) : null;
}

/**
 * Holds a press until its control is hydrated, and shows that it was received. A link to another page may carry more
 * than its address, so it waits briefly too. A link whose target depends on the visitor (`data-personal`) waits as long
 * as a button.
 */
function holdPress(event: MouseEvent) {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button || ctrlKey || metaKey || shiftKey || altKey) return;
  const hit = controlAt(event);
  const control = hit ?? controlBeforeMoving(event);
  touch = undefined;
  if (pageLoader.isPageAlive) return hit ?? control?.click();
  // The shell handles presses outside of the page, and on the line above an unhydrated one (ArrivalTrouble.tsx).
  if (!control || (pageLoader.isAlive && !control.matches('main :not([data-under-header] *)'))) return;
  const { pathname, search } = control as HTMLAnchorElement;
  if (pathname === location.pathname && search === location.search) return;
  event.preventDefault();
  // React may listen already, and would answer it now; pressed again below, it would be answered twice.
  event.stopImmediatePropagation();
  const { personal, told } = control.dataset;
  control.dataset.pressed = '';
  // A second press before any reaction must not count twice.
  if (control !== earlyPresses.at(-1)) earlyPresses.push(control);
  clearTimeout(whenPatienceEnds);
  whenPatienceEnds = setTimeout(
    () => {
      // It was answered meanwhile.
      if (!earlyPresses.includes(control)) return;
      for (const { dataset } of earlyPresses.splice(0)) delete dataset.pressed;
      if (!pathname) return tellUnready();
      removeEventListener('click', holdPress, true);
      keepTold(pathname, told);
      control.click();
    },
    pathname && personal === undefined ? LINK_PATIENCE_MS : LIFE_PATIENCE_MS,
  );
}
addEventListener('click', holdPress, true);

/** For the next page to find (composition/restoreLinkState.ts). */
function keepTold(pathname: string, told: string | undefined) {
  try {
    if (told) sessionStorage['jb:told'] = `["${pathname}",${told}]`;
  } catch {}
}

/** The browser itself would send a form that does not live yet, and forget all that was typed into it. */
function holdForm(event: Event) {
  if (pageLoader.isPageAlive) return;
  event.preventDefault();
  tellUnready();
}
addEventListener('submit', holdForm, true);

/** The shell says it better (ArrivalTrouble.tsx), once it is there. */
function tellUnready() {
  if (!pageLoader.isAlive)
    alert(
      'Cette page n’est pas encore prête. Réessayez dans un instant\u00a0; notre numéro est en bas de page.',
    );
}
