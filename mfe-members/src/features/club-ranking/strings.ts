export const strings = {
  eyebrow: 'Clubs',
  lead: 'Les cinq premiers clubs du monde.',
} as const;
