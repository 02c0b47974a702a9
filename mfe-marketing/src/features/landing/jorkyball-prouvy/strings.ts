import type { CentreRules } from 'shared-kernel';
import type { CourtMotif } from '../../../domain/court/courtMotif';
import { courtsInPlural } from '../../../domain/courtsInPlural';
import type { LandingWords } from '../LandingPage';

type Benefit = { readonly motif: CourtMotif; readonly name: string; readonly text: string };

export const strings = {
  crumb: 'Jorkyball à Prouvy',
  eyebrow: 'Près de Valenciennes',
  title: 'Jouer au jorkyball à Prouvy',
  lead: (rules: CentreRules | null) => {
    const courts = courtsInPlural(rules);
    return `${courts === 6 ? 'Six' : courts}\u00a0terrains de jorkyball${rules?.hours.includes(null) ? '' : ', ouverts tous les jours'}.`;
  },
  paragraphs: [
    'Le jorkyball se joue à deux contre deux, sur un terrain fermé de 10 m sur 5. Comme la balle rebondit sur les parois, il n’y a ni touche ni corner. Un set se gagne à 7 buts, un match à trois sets.',
    'Les tacles et les contacts sont interdits : on peut donc débuter à tout âge et jouer avec plus fort que soi. Pour une heure entre amis, deux, trois ou quatre joueurs suffisent.',
  ],
  benefits: {
    title: 'Pourquoi jouer ici',
    cards: [
      {
        motif: 'court',
        name: 'Des terrains aux normes',
        text: 'Ce sont les dimensions et les lignes de la fédération internationale, les mêmes qu’en Coupe du monde.',
      },
      {
        motif: 'ball',
        name: 'La réservation en ligne',
        text: 'Vous choisissez le jour et l’heure. L’annulation est gratuite jusqu’au délai indiqué à la réservation.',
      },
      {
        motif: 'stand',
        name: 'Le bar et la tribune',
        text: 'Le bar sportif donne sur les terrains, et la tribune du stade compte 200 places.',
      },
    ] satisfies readonly Benefit[],
  },
  book: 'Réserver un terrain',
  contact: 'Nous contacter',
  learn: { before: 'C’est votre première partie ?', link: 'Nos huit conseils pour débuter' },
} satisfies LandingWords & Record<string, unknown>;
