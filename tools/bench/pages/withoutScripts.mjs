/** A page that runs nothing and asks for nothing to run; what only describes it (JSON) stays. */
export function withoutScripts(html) {
  return html
    .replace(/<link\b[^>]*(?:\bas="script"|\brel="modulepreload")[^>]*>\n?/g, '')
    .replace(/<script\b(?![^>]*\btype="application\/)[^>]*>[\s\S]*?<\/script>\n?/g, '');
}
