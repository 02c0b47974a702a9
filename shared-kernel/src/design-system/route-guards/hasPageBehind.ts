/**
 * Returns whether a step back shows a page of this site. The router counts its own steps in each entry of the history
 * (`idx`). A replaced entry, a reload and a copied tab keep the count. An entry from outside, a full load and a fresh
 * tab start at 0. The browser drops the oldest entries of a long visit without adjusting the count; the Navigation API,
 * if present, reports that.
 */
export function hasPageBehind(): boolean {
  const { state } = window.history as { readonly state: { readonly idx?: number } | null };
  const { navigation } = window as { readonly navigation?: { readonly canGoBack: boolean } };
  return (state?.idx ?? 0) > 0 && navigation?.canGoBack !== false;
}
