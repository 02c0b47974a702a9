import { isolated } from 'shared-kernel';
import { counted } from '../../../../widgets/counted';

export const strings = {
  now: 'Maintenant',
  next: 'Ensuite',
  court: (court: number) => `Terrain ${court}`,
  courtShort: (court: number) => `T${court}`,
  courtUnknown: 'Terrain non attribué',
  crowded: (matches: number, court: number) =>
    `${['Deux', 'Trois', 'Quatre'][matches - 2] ?? matches} matchs sont en cours sur le terrain ${court}`,
  leftOpen: (matches: number) => (matches > 1 ? 'Restés ouverts' : 'Resté ouvert'),
  leftOpenText: 'Rien ne s’y est passé depuis plus de quatre heures\u00a0: terminez la feuille.',
  nobodyPlays: 'Aucun match en cours.',
  nobodyFree: 'Aucun match à appeler pour l’instant\u00a0: les équipes sont en jeu.',
  nothingLeft: 'Plus aucun match à appeler.',
  set: (set: number) => `Set ${set}`,
  sets: (home: number, away: number) => `Sets\u00a0: ${home} à ${away}.`,
  goals: (set: number, home: number, away: number) => `Set ${set}\u00a0: ${home} à ${away}.`,
  lastGoal: (minute: number) => `Dernier but à la ${minute === 1 ? '1re' : `${minute}e`} minute.`,
  lastGoalShort: (minute: number) => `${minute}′`,
  plannedAt: (time: string) => `prévu à ${time}`,
  free: 'À appeler',
  moveTo: (court: number) => `Noter au plan\u00a0: terrain ${court}`,
  movedTo: (court: number) => `Match noté au plan\u00a0: terrain ${court}`,
  moveOf: (home: string, away: string) => ` pour ${isolated(home)} – ${isolated(away)}`,
  afterThis: 'Terrain occupé',
  late: (minutes: number) => `Retard\u00a0: ${counted(minutes, 'minute')}`,
  lateShort: (minutes: number) => `+${minutes} min`,
  against: ' contre ',
  sheet: 'Feuille de match',
} as const;
