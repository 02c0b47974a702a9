import type { CentreRules } from 'shared-kernel';
import { groupsSentence, paymentSentence, studentsSentence } from 'shared-kernel/plans';
import { pitch } from '../../../data/indoorFootball';
import type { LandingWords } from '../LandingPage';

export const strings = {
  crumb: 'Centre sportif à Prouvy',
  eyebrow: 'Centre sportif à Prouvy',
  title: 'Le centre, pièce par pièce',
  lead: (rules: CentreRules | null) =>
    `Tout est sous le même toit${rules?.hours.includes(null) ? '' : ' et ouvert tous les jours'}.`,
  plan: {
    title: 'Le plan du centre',
    drawing: 'Plan du centre vu de haut',
    court: (number: number) => `Terrain de jorkyball numéro ${number}, 10\u00a0m sur 5`,
    bar: {
      label: 'Bar sportif, 12\u00a0m de comptoir, au bout de l’allée des terrains',
      text: 'Bar, 12\u00a0m',
    },
    stand: { label: 'Stade, tribune de 200\u00a0places', text: 'Tribune, 200\u00a0places' },
    football: {
      label: `Terrain de football indoor, ${pitch.length}\u00a0m sur ${pitch.width}`,
      text: 'Football',
    },
    scale: 'Les terrains et le bar sont à l’échelle ; leur disposition est simplifiée.',
  },
  places: [
    {
      name: 'Plusieurs activités',
      text: 'Des terrains de jorkyball et un terrain de football à cinq contre cinq. Des cours pour débuter ou progresser.',
    },
    {
      name: 'Un bar sportif',
      text: 'Douze mètres de comptoir, d’où l’on suit les parties.',
    },
    {
      name: 'Des événements',
      text: 'Les terrains, le bar et la tribune de 200 places accueillent anniversaires, séminaires et tournois.',
    },
  ],
  terms: `${groupsSentence} ${studentsSentence} ${paymentSentence}`,
  services: 'Voir les services et les tarifs',
} satisfies LandingWords & Record<string, unknown>;
