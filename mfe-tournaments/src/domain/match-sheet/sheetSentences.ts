import type { CardType, PlayerId, Role } from '../tournament';
import type { PlayEvent } from './sheetEvent';
import type { SheetRefusal } from './sheetRefusal';
import type { SheetWarning } from './sheetWarnings';

/** What the organiser reads when the sheet refuses a play. */
export const refusalSentences: Readonly<Record<SheetRefusal['kind'], string>> = {
  'attacker-not-selected': 'Choisissez d’abord l’attaquant de cette équipe pour ce set.',
  'defender-not-selected': 'Choisissez d’abord le défenseur de cette équipe pour ce set.',
  'set-over': 'Ce set est terminé : une équipe y a déjà 7 buts.',
  'match-over': 'Le match est terminé : annulez la dernière action pour le rouvrir.',
  'set-not-in-format': 'Ce set ne fait pas partie du format de ce tournoi.',
  'nothing-to-undo': 'Il n’y a aucune action à annuler.',
  'nothing-to-redo': 'Il n’y a aucune action à rétablir.',
};

const roleNames: Readonly<Record<Role, string>> = { attacker: 'attaquant', defender: 'défenseur' };
/** The word in « Carton {type} attribué! ». */
export const cardNames: Readonly<Record<CardType, string>> = { green: 'vert', yellow: 'jaune', red: 'rouge' };

export type SheetNames = {
  readonly player: (id: PlayerId) => string;
  readonly teamA: string;
  readonly teamB: string;
};

const warnings: {
  readonly [Kind in SheetWarning['kind']]: (
    warning: SheetWarning & { kind: Kind },
    names: SheetNames,
  ) => string;
} = {
  'role-not-swapped': ({ playerId, role, setIndex }, { player }) =>
    `Set ${setIndex + 1} : ${player(playerId)} reste ${roleNames[role]} alors que les rôles s’échangent à chaque set.`,
  'penalty-by-defender': ({ playerId, setIndex }, { player }) =>
    `Set ${setIndex + 1} : ${player(playerId)}, défenseur, a tiré un penalty qui revient à l’attaquant.`,
  'red-carded-player': ({ playerId, setIndex }, { player }) =>
    `Set ${setIndex + 1} : ${player(playerId)} a reçu un carton rouge plus tôt dans le match.`,
  'role-without-player': ({ side, role, setIndex }, names) =>
    `Set ${setIndex + 1} : ${names[side]} joue sans ${roleNames[role]} désigné.`,
  'set-ahead-of-turn': ({ setIndex }) =>
    `Set ${setIndex + 1} : il a commencé avant la fin d’un set précédent.`,
};

/** Words a warning for the organiser, who may pass over it. */
export function warningSentence(warning: SheetWarning, names: SheetNames): string {
  return (warnings[warning.kind] as (warning: SheetWarning, names: SheetNames) => string)(warning, names);
}

const plays: {
  readonly [Kind in PlayEvent['kind']]: (play: PlayEvent & { kind: Kind }, names: SheetNames) => string;
} = {
  selection: ({ side, role, playerId }, names) =>
    playerId === null
      ? `${names[side]} : poste ${role === 'attacker' ? 'd’attaquant' : 'de défenseur'} libéré`
      : `${names[side]} : ${names.player(playerId)} ${roleNames[role]}`,
  goal: ({ side, type, scorerId }, names) =>
    scorerId === null
      ? `But${goalSuffix[type]} (${names[side]}), buteur non indiqué`
      : `But${goalSuffix[type]} de ${names.player(scorerId)} (${names[side]})`,
  card: ({ side, type, playerId }, names) =>
    playerId === null
      ? `Carton ${cardNames[type]} pour ${names[side]}`
      : `Carton ${cardNames[type]} pour ${names.player(playerId)} (${names[side]})`,
};
const goalSuffix = { attacker: '', defender: ' en défense', penalty: ' sur penalty' } as const;

/** Words a play for the sheet's log, without its set, score or time. */
export function playSentence(play: PlayEvent, names: SheetNames): string {
  return (plays[play.kind] as (play: PlayEvent, names: SheetNames) => string)(play, names);
}
