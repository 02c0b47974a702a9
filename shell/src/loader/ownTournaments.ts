// Whether this browser keeps tournaments of its own, before hydration. Part of the page's loader (pageLoader.ts).

/**
 * The page of all tournaments is rendered without them: its boards are one line high. Styles reserve the places of matches
 * for a browser that has more than the sample, so that hydration moves nothing.
 */
try {
  const isOwn = /"id":"(?!championnat-de-france-2025")/.test(localStorage.getItem('tournaments') ?? '');
  if (isOwn) document.documentElement.dataset.ownTournaments = '';
} catch {
  // A browser that refuses its storage keeps none.
}
