/** Journeys are made at a desk; what is different on a phone is tried in Chromium. */
export const windowSize = { width: 1280, height: 900 } as const;

/** What a journey needs of a browser, whichever engine is in it. */
export interface Driver {
  /** A window of its own; the tabs of one driver share what the browser keeps. */
  openTab(): Promise<TabDriver>;
  /** Ends the browser and removes what it has kept. */
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
