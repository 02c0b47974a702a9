/** Title and description of each page; the frame reads them before the page arrives. */
export const metadata = {
  home: {
    title: '__title__',
    description: '__title__, au centre de jorkyball de Prouvy.',
  },
} as const;
