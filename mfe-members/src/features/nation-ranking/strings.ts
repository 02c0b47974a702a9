export const strings = {
  eyebrow: 'Nations',
  lead: 'Les cinq premières équipes nationales.',
} as const;
