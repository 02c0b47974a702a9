import type { LandingWords } from '../LandingPage';

export const strings = {
  crumb: 'Football indoor à Valenciennes',
  eyebrow: 'Football indoor à Valenciennes',
  title: 'Le foot qui ne dépend pas de la météo',
  lead: 'Terrain sec, lumière, balle vivante : le football indoor se joue toute l’année à Prouvy, aux portes de Valenciennes.',
  paragraphs: [
    'En salle, le terrain est plus court et le jeu plus dense : on touche la balle plus souvent, on attaque et on défend à la minute. C’est le bon format pour une bande d’amis, une équipe qui veut garder le rythme l’hiver ou des collègues qui ne sont jamais onze.',
    'Et si vous n’êtes que quatre ? Passez la porte d’à côté : le jorkyball se joue à deux contre deux, avec les murs. Les footballeurs y découvrent une deuxième façon d’utiliser leurs pieds, et leur tête.',
  ],
  benefits: {
    title: 'Ce qui change en salle',
    cards: [
      {
        motif: 'rebound',
        name: 'Un jeu rapide',
        text: 'Moins d’espace, plus de touches de balle, des actions qui s’enchaînent : une heure suffit à faire le plein.',
      },
      {
        motif: 'five',
        name: 'Cinq contre cinq',
        text: 'Dix joueurs, remplaçants bienvenus. Le format idéal pour jouer sans passer la semaine à chercher du monde.',
      },
      {
        motif: 'court',
        name: 'Toute l’année',
        text: 'Pluie, gel ou canicule, le terrain reste le même. Demandez le même créneau chaque semaine et tenez-vous-y.',
      },
    ],
  },
  ask: 'Demander le terrain de foot',
  book: 'Réserver un terrain de jorkyball',
  learn: { before: 'Seulement quatre ?', link: 'Découvrir le jorkyball' },
} satisfies LandingWords & Record<string, unknown>;
