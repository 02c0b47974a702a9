import { hoursInWords } from 'shared-kernel';
import { terms } from 'shared-kernel/plans';
import type { LandingWords } from '../LandingPage';

export const strings = {
  crumb: 'Jorkyball à Prouvy',
  eyebrow: 'Jorkyball à Prouvy',
  title: 'Une heure, quatre joueurs, aucun temps mort',
  lead: `À Prouvy, près de Valenciennes, six terrains de jorkyball vous attendent tous les jours\u00a0: ${hoursInWords}.`,
  paragraphs: [
    'Le jorkyball se joue à deux contre deux, dans un terrain fermé de 10 m sur 5 dont les parois font partie du jeu. Il n’y a ni touche ni corner : la balle reste toujours vivante, et vous aussi. Un set se gagne à 7 buts, un match à trois sets.',
    'Pas besoin de savoir jongler pour commencer. Le tacle est interdit, les contacts aussi, et celui qui lit les rebonds bat souvent celui qui court le plus vite. On vient entre amis, entre collègues, en famille ; on repart rarement sans avoir demandé la revanche.',
  ],
  benefits: {
    title: 'Pourquoi venir jouer ici',
    cards: [
      {
        motif: 'court',
        name: 'Six terrains aux normes internationales',
        text: 'Les mêmes dimensions et les mêmes lignes que pour une Coupe du monde. Ce que vous apprenez ici vaut partout.',
      },
      {
        motif: 'ball',
        name: 'Facile à organiser',
        text: `Deux, trois ou quatre joueurs suffisent. Vous réservez en ligne, et un empêchement se règle jusqu’à ${terms.cancellationHours}\u00a0h avant.`,
      },
      {
        motif: 'stand',
        name: 'Un lieu pour rester',
        text: 'Un bar sportif de 12 m et une tribune de 200 places : la partie continue de l’autre côté de la paroi.',
      },
    ],
  },
  book: 'Réserver un terrain',
  contact: 'Nous contacter',
  learn: { before: 'Première fois ?', link: 'Huit conseils pour jouer juste' },
} satisfies LandingWords & Record<string, unknown>;
