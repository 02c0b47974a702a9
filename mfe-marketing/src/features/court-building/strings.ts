export const strings = {
  /** Of the court that is built to order, for search engines. */
  product: {
    name: 'Terrain de jorkyball sur mesure',
    description:
      'Terrain de jorkyball de 10 m sur 5, parois en acrylique (PMMA) et panneaux sandwich sur structure porteuse en acier, livré et installé clé en main.',
    category: 'Équipement sportif',
  },
  howTo: 'Comment nous construisons un terrain de jorkyball',
  crumb: 'Fabrication de terrains',
  eyebrow: 'Conception & fabrication',
  title: 'Votre terrain de jorkyball, clé en main',
  lead: 'Nous étudions, fabriquons et installons des terrains de jorkyball chez vous : clubs, complexes sportifs, collectivités. Un seul interlocuteur, du premier relevé au premier match.',
  quote: 'Demander un devis',
  expert: 'Parler à un expert',
  assurances: 'Nos engagements',
  parts: {
    eyebrow: 'Le terrain',
    title: 'De quoi il est fait',
    lead: 'Six éléments, dessinés pour être joués fort et longtemps.',
  },
  process: { eyebrow: 'La méthode', title: 'Cinq étapes, de l’étude à la remise' },
  leadTime:
    'Délai indicatif : de 6 à 10 semaines entre la validation du plan et la remise du terrain, selon la personnalisation et l’accès au site.',
  faq: { eyebrow: 'Questions fréquentes', title: 'Avant de vous lancer', link: 'Lien vers cette réponse' },
  next: {
    title: 'Un projet, même vague ?',
    lead: 'Une surface, une hauteur sous plafond, une envie : cela suffit pour commencer.',
  },
};
