import { paths, type StructuredData } from 'shared-kernel';

export type Crumb = { readonly name: string; readonly path: string };

/** The way from the home page to a page, the page itself last: schema.org's BreadcrumbList. */
export function breadcrumbData(...crumbs: readonly Crumb[]): StructuredData {
  const way = [{ name: 'Accueil', path: paths.home() }, ...crumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  };
}
