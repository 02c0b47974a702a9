/** The module of a page with the code of its later parts, except for the page that is about to be hydrated. */
export async function withParts<Module>(
  page: Promise<Module>,
  partsOf: (module: Module) => { readonly load: () => Promise<unknown> },
): Promise<Module> {
  const module = await page;
  if (!isBeingTakenOver()) await partsOf(module).load();
  return module;
}

/** The shell's loader, of which no section is certain: one alone in its frame runs without it. */
type Frame = { readonly pageLoader?: { readonly isPageAlive?: boolean } };

function isBeingTakenOver(): boolean {
  if (typeof window === 'undefined') return false;
  const { pageLoader } = globalThis as Frame;
  return pageLoader !== undefined && !pageLoader.isPageAlive;
}
