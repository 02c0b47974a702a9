import { isolated, type TournamentTab } from 'shared-kernel';
import type { LiveMatch } from '../../../competition/liveMatch';
import { counted, joinKnown, minuteName, setName } from '../../../widgets/words';

export const strings = {
  back: 'Retour',
  loading: 'Chargement du tournoi',
  tabs: 'Rubriques du tournoi',
  tabMissing: 'Cette rubrique n’a pas pu être chargée',
  tabMissingText: 'Vérifiez votre connexion, puis réessayez.',
  edit: 'Modifier',
  print: 'Imprimer',
  day: 'Jour de match',
  share: 'Partager',
  screen: 'Écran',
  menu: 'Menu',
  menuName: 'Menu du tournoi',
  description: (name: string, day: string, level: string) =>
    `${isolated(name)}, tournoi de jorkyball de niveau ${level}, ${day}\u00a0: matchs, classement et statistiques des joueurs.`,
} as const;

export const tabLabels: Readonly<Record<TournamentTab, string>> = {
  matches: 'Matchs',
  standings: 'Classement',
  playoffs: 'Phase Finale',
  players: 'Joueurs',
  format: 'Format',
};

export const nowStrings = {
  now: 'Maintenant',
  next: 'Ensuite',
  courtUnknown: 'Terrain non attribué',
  crowded: (matches: number, court: number) =>
    `${['Deux', 'Trois', 'Quatre'][matches - 2] ?? matches}\u00a0matchs sont en cours sur le terrain ${court}`,
  leftOpen: (matches: number) => (matches > 1 ? 'Restés ouverts' : 'Resté ouvert'),
  leftOpenText: 'Rien ne s’y est passé depuis plus de quatre heures\u00a0: terminez la feuille.',
  over: 'Terminé',
  nobodyPlays: 'Aucun match en cours.',
  nobodyFree: 'Aucun match à appeler pour l’instant\u00a0: les équipes sont en jeu.',
  nothingLeft: 'Plus aucun match à appeler.',
  live: ({ homeSets, awaySets, setIndex, homeGoals, awayGoals }: LiveMatch, minute: number | null) =>
    joinKnown(
      ' ',
      `. Sets\u00a0: ${homeSets}\u00a0à\u00a0${awaySets}.`,
      `${setName(setIndex)}\u00a0: ${homeGoals}\u00a0à\u00a0${awayGoals}.`,
      minute !== null && `Dernier but à la ${minuteName(minute)}.`,
    ),
  plannedAt: 'prévu à ',
  onDay: (day: string) => `le ${day}`,
  free: 'À appeler',
  moveTo: (court: number) => `Noter au plan\u00a0: terrain ${court}`,
  moveOf: (home: string, away: string) => ` pour ${isolated(home)} – ${isolated(away)}`,
  afterThis: 'Terrain occupé',
  late: (minutes: number) => `Retard\u00a0: ${counted(minutes, 'minute')}`,
  against: ' contre ',
  sheet: 'Feuille de match',
} as const;
