import { MAIN_ID } from '../frame/mainContent';

/**
 * Answers what was pressed before it was alive, once the frame (`isPage` false) or the page is: nobody presses twice
 * because a file took its time.
 */
export function pressAgain(isPage: boolean): void {
  const pressed = self.pageLoader?.pressed;
  if (!pressed || (pressed.closest(`#${MAIN_ID}`) !== null) !== isPage) return;
  pageLoader.pressed = undefined;
  pressed.click();
}
