import type { LandingWords } from '../LandingPage';

export const strings = {
  crumb: 'Activités sportives à Prouvy',
  eyebrow: 'Activités sportives à Prouvy',
  title: 'Que fait-on ce week-end ?',
  lead: 'Une heure de jeu, un cours, un tournoi ou une fête : voici tout ce que l’on peut faire au centre, et ce que cela coûte.',
  event: {
    title: 'Un événement à votre mesure',
    text: 'Anniversaire, enterrement de vie de célibataire, séminaire, arbre de Noël : dites-nous combien vous êtes et ce que vous fêtez. Nous vous proposons des terrains, un format de jeu et un coin du bar.',
    action: 'Imaginer un événement sur mesure',
  },
} satisfies LandingWords & Record<string, unknown>;
