import { isolated } from 'shared-kernel';
import type { Publication } from '../../../sync/deviceTournaments';

export const deviceStrings = {
  title: 'Tournois de cet appareil',
  text: 'Ils ont été créés ici, et personne d’autre ne les voit. Publiez-les pour les retrouver sur tous les appareils.',
  publish: 'Publier',
  publishing: 'Publication…',
  of: (name: string) => ` le tournoi ${isolated(name)}`,
  published: 'Tournoi publié',
  stays: 'Le tournoi reste sur cet appareil',
} as const;

export const publicationSentences: Readonly<
  Record<Exclude<Publication['kind'], 'refused'>, (name: string) => string>
> = {
  published: (name) => `«\u00a0${isolated(name)}\u00a0» est visible par tous, avec ses feuilles de match.`,
  unreadable: (name) =>
    `Les données de «\u00a0${isolated(name)}\u00a0» sont illisibles ici\u00a0: rien n’en a été publié.`,
  taken: (name) =>
    `«\u00a0${isolated(name)}\u00a0» est déjà publié, et a changé depuis. Rien n’en a été modifié, ni là-bas ni ici.`,
  incomplete: (name) =>
    `«\u00a0${isolated(name)}\u00a0» n’est pas encore entièrement publié. Recommencez quand le réseau est bon\u00a0: rien n’est perdu ici.`,
};
