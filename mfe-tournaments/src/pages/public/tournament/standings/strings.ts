import { isolated } from 'shared-kernel';

const names = (teams: readonly string[]) => new Intl.ListFormat('fr').format(teams.map(isolated));

/** Ties, and an organiser's decisions about them. */
export const tieStrings = {
  title: 'Égalités à départager',
  tie: (teams: readonly string[]) => `${names(teams)} sont à égalité parfaite.`,
  tieText:
    'Ni les points, ni les sets, ni les buts, ni leurs matchs ne les séparent. Tirez au sort ou fixez l’ordre.',
  up: 'Monter',
  moveUp: (team: string) => `Monter ${isolated(team)}`,
  reason: 'Motif (facultatif)',
  reasonHint: 'Il se lit dans «\u00a0Pourquoi cet ordre\u00a0?\u00a0».',
  draw: 'Tirer au sort',
  drawn: (order: readonly string[]) =>
    `Tirage\u00a0: ${order.map(isolated).join(', ')}. Enregistrez-le pour qu’il compte.`,
  decide: 'Enregistrer cet ordre',
  decided: 'Égalité départagée',
  stands: {
    lots: (order: readonly string[]) => `Tirage au sort\u00a0: ${order.map(isolated).join(', ')}.`,
    organizer: (order: readonly string[]) =>
      `Ordre fixé par l’organisateur\u00a0: ${order.map(isolated).join(', ')}.`,
  },
  said: (reason: string) => `Motif\u00a0: ${isolated(reason)}`,
  takeBack: 'Revenir sur cette décision',
  takenBack: 'La décision est annulée',
} as const;
