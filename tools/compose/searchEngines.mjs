/** The sitemap of all pages that may be indexed. */
export function sitemapXml(origin, addresses) {
  const urls = addresses.map((address) => `  <url><loc>${origin}${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

const NOBODYS_BUSINESS = ['/organisateur', '/profil', '/reservation/'];

/** Some pages below a closed path stay open: of two rules the longer one applies. */
export function robotsTxt(origin, addresses) {
  const isBelow = (address) => NOBODYS_BUSINESS.some((closed) => address.startsWith(closed));
  return `${[
    'User-agent: *',
    'Allow: /',
    ...NOBODYS_BUSINESS.map((closed) => `Disallow: ${closed}`),
    ...addresses.filter(isBelow).map((address) => `Allow: ${address}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ].join('\n')}\n`;
}
