/** A page without scripts and without requests for them; descriptive data (JSON) stays. */
export function withoutScripts(html) {
  return html
    .replace(/<link\b[^>]*(?:\bas="script"|\brel="modulepreload")[^>]*>\n?/g, '')
    .replace(/<script\b(?![^>]*\btype="application\/)[^>]*>[\s\S]*?<\/script>\n?/g, '');
}
