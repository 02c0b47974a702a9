import type { CentreRules } from 'shared-kernel';
import { hourPriceInWords, terms } from 'shared-kernel/plans';
import { pitch } from '../../../data/indoorFootball';
import type { LandingWords } from '../LandingPage';

const size = `${pitch.length}\u00a0m sur ${pitch.width}`;

export const strings = {
  crumb: 'Football indoor à Valenciennes',
  eyebrow: 'Football indoor à Valenciennes',
  title: 'À cinq contre cinq, toute l’année',
  lead: () => 'Le terrain de football est couvert et éclairé. Il se trouve à Prouvy, à côté de Valenciennes.',
  pitch: {
    title: 'Le terrain',
    drawing: `Le terrain de football vu de haut, à l’échelle\u00a0: ${size}, cinq joueurs de chaque côté. Un terrain de jorkyball, 10\u00a0m sur 5, est dessiné en pointillés au milieu pour comparer.`,
    length: `${pitch.length}\u00a0m`,
    width: `${pitch.width}\u00a0m`,
    court: 'jorkyball',
    courtSize: '10\u00a0m sur 5',
  },
  facts: (rules: CentreRules | null) => [
    { term: 'Dimensions', text: `${size}, entouré de bandes et d’un filet.` },
    { term: 'Joueurs', text: 'Dix sur le terrain, cinq par équipe. Les remplaçants sont les bienvenus.' },
    {
      term: 'Prix',
      text: `À dix, vous avez le tarif de groupe, accordé dès ${terms.groupSize}\u00a0personnes\u00a0: demandez-le par message ou par téléphone. Un terrain de jorkyball coûte ${hourPriceInWords(rules)} l’heure.`,
    },
  ],
  benefits: [
    {
      name: 'Un jeu rapide',
      text: 'Le terrain est plus court que dehors et les bandes gardent le ballon en jeu : on le touche plus souvent.',
    },
    {
      name: 'Cinq contre cinq',
      text: 'Une équipe est vite réunie, entre amis ou entre collègues.',
    },
    {
      name: 'Ouvert toute l’année',
      text: 'Le terrain est couvert. Vous pouvez demander le même créneau chaque semaine.',
    },
  ],
  ask: 'Demander le terrain de foot',
  book: 'Réserver un terrain de jorkyball',
  learn: { before: 'Vous n’êtes que quatre ?', link: 'Découvrez le jorkyball' },
} satisfies LandingWords & Record<string, unknown>;
