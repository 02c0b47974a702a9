/**
 * Tells whether a step back shows a page of this site. The router counts its own steps in each entry of the history
 * (`idx`): a replaced entry, a reload and a copied tab keep the count, an entry that came from outside or by a full
 * load starts at 0, as does a fresh tab. The browser forgets the oldest entries of a long visit, which the count does
 * not know: browsers with the Navigation API say so themselves.
 */
export function hasPageBehind(): boolean {
  const { state } = window.history as { readonly state: { readonly idx?: number } | null };
  const { navigation } = window as { readonly navigation?: { readonly canGoBack: boolean } };
  return (state?.idx ?? 0) > 0 && navigation?.canGoBack !== false;
}
