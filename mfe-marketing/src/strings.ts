/** Title and description of the news: of their page, and of their feed. */
export const news = {
  title: 'Actualités du jorkyball',
  description:
    'Compétitions, conseils, histoire et vie du centre\u00a0: les articles de Jorkyball Prouvy, du plus récent au plus ancien.',
} as const;
