import type { Role } from 'shared-kernel';

/** Texts of the guards: while the session is unknown, and for a member of the other role. */
export const guardStrings = {
  loading: 'Chargement de la page',
  left: {
    title: 'Vous n’êtes plus connecté',
    description:
      'La session a pris fin ailleurs que dans cet onglet. Un formulaire qui n’était pas envoyé est à remplir de nouveau.',
  },
  reserved: {
    organizer: {
      title: 'Page réservée aux organisateurs',
      description: 'Vous êtes connecté comme joueur.',
    },
    player: {
      title: 'Page réservée aux joueurs',
      description: 'Vous êtes connecté comme organisateur.',
    },
  } satisfies Record<Role, { title: string; description: string }>,
};
