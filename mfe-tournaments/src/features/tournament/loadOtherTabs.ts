import type * as OtherTabs from './otherTabs';

let loaded: typeof OtherTabs | null = null;

/** The tabs that the page does not open with, once they are here. */
export const otherTabs = () => loaded;

/** No page of its own: fetched while nobody waits for it, so that a tab opens at once, without a network too. */
export async function loadOtherTabs(): Promise<typeof OtherTabs> {
  loaded = await import(/* webpackChunkName: "tournaments-tabs" */ './otherTabs');
  return loaded;
}
