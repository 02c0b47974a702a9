/** The owners of the page's parts, for visits with `?debug=federation`; kept for the visit until it is closed. */
export async function showFederation(): Promise<void> {
  try {
    if (!location.search.includes('debug=federation') && !sessionStorage['jb:debug']) return;
    const { openPanel } = await import(/* webpackChunkName: "debugging" */ './openPanel');
    openPanel();
  } catch {
    // Without storage, or without its file, only the panel is missing.
  }
}
