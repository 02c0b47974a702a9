/** The sitemap of all pages that may be indexed. */
export function sitemapXml(origin, addresses) {
  const urls = addresses.map((address) => `  <url><loc>${origin}${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

export function robotsTxt(origin) {
  return `User-agent: *
Allow: /
Disallow: /organisateur
Disallow: /profil
Disallow: /reservation/

Sitemap: ${origin}/sitemap.xml
`;
}
