/** These journeys use a desktop window; the Chromium tests cover phones. */
export const windowSize = { width: 1280, height: 900 } as const;

/** The operations that a journey needs of a browser, in any engine. */
export interface Driver {
  /** Opens a window of its own; all tabs of one driver share their storage. */
  openTab(): Promise<TabDriver>;
  /** Ends the browser and removes its profile. */
  close(): Promise<void>;
}

export interface TabDriver {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  goBack(): Promise<void>;
  goForward(): Promise<void>;
  /** The value of a JavaScript expression in the page; it must survive JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Presses the pointer on the element that the expression answers. */
  click(expression: string): Promise<void>;
  /** Types into the element that the expression answers. */
  type(expression: string, text: string): Promise<void>;
}
