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
  lead: 'Nous dessinons, fabriquons et installons des terrains pour les clubs, les complexes sportifs et les communes. Vous avez le même interlocuteur du début à la fin.',
  quote: 'Demander un devis',
  expert: 'Parler à un expert',
  assurances: 'Nos engagements',
  parts: { title: 'De quoi il est fait', lead: 'Un terrain se compose de six éléments.' },
  process: { title: 'Cinq étapes, de l’étude à la remise' },
  leadTime:
    'Délai indicatif : de 6 à 10 semaines entre la validation du plan et la remise du terrain, selon la personnalisation et l’accès au site.',
  faq: { title: 'Questions fréquentes', link: 'Lien vers cette réponse' },
  next: {
    title: 'Demander une étude',
    lead: 'Donnez-nous la surface et la hauteur dont vous disposez : cela suffit pour commencer.',
  },
};
