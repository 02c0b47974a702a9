// Input before hydration. Part of the page's loader (pageLoader.ts). The hydrated page has its own drafts.

const KEPT = `jb:early:${location.pathname}`;

function earlyFields(): HTMLInputElement[] {
  return [
    ...document.querySelectorAll<HTMLInputElement>('main :is(input:not([type=password]),textarea,select)'),
  ];
}

/** Not every browser restores the input of a reloaded page. */
addEventListener('pagehide', () => {
  if (pageLoader.isPageAlive) return;
  try {
    sessionStorage[KEPT] = JSON.stringify(earlyFields(), ['name', 'value', 'checked']);
  } catch {}
});

/** As if it had just been typed: the living page finds it in its fields (composition/transferFormInput.ts). */
addEventListener('DOMContentLoaded', () => {
  try {
    const kept = JSON.parse(sessionStorage[KEPT]);
    delete sessionStorage[KEPT];
    earlyFields().forEach((field, index) => {
      // Another release of the page may have other fields.
      if (field.name === kept[index].name) Object.assign(field, kept[index]);
    });
  } catch {}
});
