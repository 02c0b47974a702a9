import { MAIN_ID } from '../frame/mainContent';

/** Call this once the frame is hydrated: it replays earlier presses in the frame. */
export function onFrameHydrated(): void {
  pageLoader.isAlive = true;
  void pressAgain((pressed) => !isOfPage(pressed));
}

/** Call this once the page itself is hydrated, or replaced by its error. */
export function onPageHydrated(): void {
  // First the page renders for every visitor. In the next task it renders for this visitor (useSession).
  setTimeout(() => {
    // A page in a test has no loader.
    if (!self.pageLoader) return;
    pageLoader.isPageAlive = true;
    void pressAgain(() => true);
  });
}

/**
 * Clicks the controls that the visitor pressed before hydration, in the same order, so that they need not press
 * twice.
 */
async function pressAgain(isAlive: (pressed: HTMLElement) => boolean): Promise<void> {
  const { pressed } = pageLoader;
  const answered = pressed.filter(isAlive);
  pressed.splice(0, pressed.length, ...pressed.filter((control) => !isAlive(control)));
  for (const control of answered) {
    delete control.dataset.pressed;
    counterpartOf(control)?.click();
    // React renders the answer first: the next press may be of an hour of the day that this one chose.
    await null;
  }
}

/**
 * The control itself, or, in the page of a canary that has replaced the HTML, the one control of the same words.
 * Undefined if this visitor's page lacks it.
 */
function counterpartOf(control: HTMLElement): HTMLElement | undefined {
  if (control.isConnected) return control;
  const { localName, textContent } = control;
  const href = control.getAttribute('href');
  const same = [...document.querySelectorAll<HTMLElement>(`#${MAIN_ID} ${localName}`)].filter(
    (other) => other.textContent === textContent && other.getAttribute('href') === href,
  );
  return same.length === 1 ? same[0] : undefined;
}

function isOfPage(control: HTMLElement): boolean {
  return control.closest(`#${MAIN_ID}`) !== null;
}
