import { MAIN_ID } from '../frame/mainContent';

/** To be called once the frame is in React's hands: what was pressed in it before is answered. */
export function frameComesAlive(): void {
  pageLoader.isAlive = true;
  pressAgain((pressed) => !isOfPage(pressed));
}

/** To be called once the page itself is, or has given way to what is said of its failure. */
export function pageComesAlive(): void {
  // It is the visitor's own (useSession) in the task after that in which it is everybody's.
  setTimeout(() => {
    // A page in a test has no loader.
    if (!self.pageLoader) return;
    pageLoader.isPageAlive = true;
    pressAgain(isOfPage);
  });
}

/**
 * Clicks the controls that the visitor pressed before hydration, in the same order, so that they need not press
 * twice.
 */
function pressAgain(isAlive: (pressed: HTMLElement) => boolean): void {
  const { pressed } = pageLoader;
  const answered = pressed.filter(isAlive);
  pressed.splice(0, pressed.length, ...pressed.filter((control) => !isAlive(control)));
  for (const control of answered) {
    delete control.dataset.pressed;
    // What the visitor's own page does not have is gone by now.
    if (control.isConnected) control.click();
  }
}

function isOfPage(control: HTMLElement): boolean {
  return control.closest(`#${MAIN_ID}`) !== null;
}
