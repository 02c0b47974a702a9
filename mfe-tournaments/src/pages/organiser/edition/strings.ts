import { formatNumber, isolated } from 'shared-kernel';
import type { ScheduleFault, ScheduleRefusal } from '../../../competition/schedule/regenerateSchedule';
import type { EditRefusal, Overtaken } from '../../../competition/teams/editTeam';
import type { PasteRefusal } from '../../../competition/teams/enterPastedTeams';
import type { TeamRefusal } from '../../../competition/teams/enterTeam';
import type { TeamMatches } from '../../../competition/teams/withdrawal';
import type { WithdrawalTreatment } from '../../../model/tournament';
import { agreed, counted } from '../../../widgets/words';

export const strings = {
  format: 'Le format',
  formatFixed: 'Un match a commencé\u00a0: cela ne peut plus changer.',
  fixedFields: {
    winningSets: 'Un match a commencé\u00a0: ce nombre ne peut plus changer.',
    homeAndAway: 'Un match a commencé\u00a0: les matchs retour ne peuvent plus changer.',
  },
  teams: 'Équipes',
  teamToAdd: 'Équipe à ajouter',
  chooseTeam: 'Choisir une équipe',
  add: 'Ajouter',
  current: (count: number) =>
    count === 0 ? 'Aucune équipe inscrite' : counted(count, 'équipe inscrite', 'équipes inscrites'),
  players: (count: number) => (count === 0 ? 'sans joueurs' : counted(count, 'joueur')),
  remove: 'Retirer',
  added: (team: string) => `Équipe ${isolated(team)} ajoutée.`,
  removed: (team: string) => `Équipe ${isolated(team)} retirée.`,
  newTeam: 'Créer une équipe',
  newTeamTitle: 'Nouvelle équipe',
  newTeamName: 'Nom de l’équipe',
  newTeamPlayers: 'Deux à cinq joueurs',
  player: (place: number) => `Joueur ${place}`,
  createTeam: 'Créer et inscrire',
  cancel: 'Abandonner',
  edit: 'Modifier',
  editTeam: (team: string) => `Modifier l’équipe ${isolated(team)}`,
  edited: (team: string) => `Équipe ${isolated(team)} modifiée.`,
  gone: (team: string) =>
    `L’équipe ${isolated(team)} n’est plus inscrite. Ce que vous étiez en train d’y changer n’est pas enregistré\u00a0:`,
  enterAgain: 'Inscrire à nouveau',
  number: 'Numéro',
  numberOf: (place: number) => `Numéro du ${place}${place === 1 ? 'er' : 'e'} joueur`,
  up: 'Monter',
  down: 'Descendre',
  takeOut: 'Enlever',
  placeOf: (name: string, place: number, count: number) =>
    `${isolated(name)}\u00a0: place ${place} sur ${count}`,
  addPlayer: 'Ajouter un joueur',
  save: 'Enregistrer l’équipe',
  declare: 'Déclarer forfait général',
  declareFor: (team: string) => `Déclarer forfait général pour ${isolated(team)}`,
  takeBack: 'Revenir sur le forfait',
  takeBackFor: (team: string) => `Revenir sur le forfait\u00a0: ${isolated(team)}`,
  withdrawn: (team: string) => `${isolated(team)}\u00a0: forfait général déclaré.`,
  withdrawalTakenBack: (team: string) =>
    `${isolated(team)} ${agreed(team, 'reprend', 'reprennent')} le tournoi\u00a0: tout est comme avant.`,
  withdrawnOn: (day: string) => `Forfait général, le ${day}.`,
  withdrawalTitle: (team: string) => `Forfait général de l’équipe ${isolated(team)}`,
  withdrawalText:
    'L’équipe abandonne le tournoi. Elle reste inscrite\u00a0; dès qu’un match lui échappe, elle est classée dernière.',
  withdrawalPlayoffs:
    'En phase finale, un match terminé reste acquis tant que les mêmes équipes s’y rencontrent\u00a0; les autres sont gagnés par l’adversaire.',
  withdrawalReplaced: (count: number) =>
    `Le classement change\u00a0: ${counted(count, 'match de phase finale oppose', 'matchs de phase finale opposent')} d’autres équipes, et la liste vous en est montrée avant.`,
  withdrawalBack: 'Vous pourrez revenir sur ce forfait.',
  withdrawalLegend: 'Que deviennent ses matchs de championnat\u00a0?',
  removalTitle: (team: string) => `Retirer ${isolated(team)}\u00a0?`,
  removalText: (matches: number, finished: number) =>
    `Cette équipe est au calendrier avec ${counted(matches, 'match')}, dont ${finished === 0 ? 'aucun terminé' : counted(finished, 'terminé')}. Aucun ne comptera plus, pour personne, ni au classement ni dans les statistiques.`,
  removalUnderWay: 'Attention\u00a0: un de ses matchs est en cours.',
  removalAgain:
    'L’inscrire de nouveau rétablit ses matchs, tant que le calendrier n’est pas généré de nouveau.',
  removalInstead:
    'Elle abandonne en cours de tournoi\u00a0? Déclarez plutôt son forfait général\u00a0: vous choisissez ce que deviennent ses matchs.',
  paste: 'Coller une liste',
  pasteLabel: 'Équipes et joueurs',
  pasteHint:
    'Une équipe par ligne, avec ses joueurs, ou son capitaine seul, si vous voulez\u00a0: «\u00a0Les Verts\u00a0: Ana, 7 Léo\u00a0». Ou le nom de l’équipe, puis un joueur par ligne, et une ligne vide avant la suivante.',
  pastePreview: 'Ce qui sera inscrit',
  pasteNothing: 'Aucune équipe à inscrire dans cette liste.',
  pasteTooLong: (length: number, longest: number) =>
    `Cette liste a ${formatNumber(length)}\u00a0caractères, pour ${formatNumber(longest)} au plus\u00a0: inscrivez-la en plusieurs fois.`,
  pasteHeader: (cells: readonly string[]) =>
    `La première ligne est lue comme un titre\u00a0: «\u00a0${cells.map(isolated).join(' · ')}\u00a0».`,
  pasteLayouts: {
    lines: 'Chaque ligne est lue comme une équipe.',
    blocks: 'Les lignes sous une équipe sont lues comme ses joueurs.',
  },
  pasteOtherLayout: {
    lines: 'Lire chaque ligne comme une équipe',
    blocks: 'Lire les équipes avec leurs joueurs en dessous',
  },
  pasteOthers: (count: number) => `et ${counted(count, 'autre')}`,
  pasteState: (sound: number, refused: number) =>
    [
      counted(sound, 'équipe à inscrire', 'équipes à inscrire'),
      ...(refused > 0 ? [counted(refused, 'refusée')] : []),
    ].join(', '),
  pastedKnown: {
    catalogue: (players: string) => `équipe du catalogue, ${players}`,
    own: (players: string) => `équipe déjà connue de ce tournoi, ${players}`,
  },
  pastedAlone: 'un joueur sur deux au moins\u00a0: complétez l’équipe avant son premier match',
  pastedFromCatalogue: (names: readonly string[]) =>
    `Avec leurs joueurs du catalogue\u00a0: ${names.map(isolated).join(', ')}.`,
  enterPasted: (count: number) => (count === 0 ? 'Inscrire' : `Inscrire ${counted(count, 'équipe')}`),
  pasted: (count: number) => `${counted(count, 'équipe inscrite', 'équipes inscrites')}.`,
  copy: 'Reprendre les équipes d’un tournoi',
  copyLabel: 'Tournoi à reprendre',
  copyHint:
    'Ses équipes s’inscrivent avec leurs joueurs\u00a0; celles qui sont déjà là restent comme elles sont.',
  copyChoose: 'Choisir un tournoi',
  copySubmit: 'Reprendre les équipes',
  schedule: 'Calendrier',
  scheduleNone: 'Aucun match généré pour ce tournoi.',
  scheduleState: (matches: number, rounds: number) =>
    `${counted(matches, 'match')} en ${counted(rounds, 'journée')}.`,
  exempt: 'Les équipes sont en nombre impair\u00a0: à chaque journée, une équipe est exempte.',
  generate: '(Re)Générer le calendrier des matchs',
  sureTitle: 'Êtes-vous sûr\u00a0?',
  sureText:
    'Cette action va écraser le calendrier existant et réinitialiser tous les scores. Ceci est utile après avoir modifié la liste des équipes.',
  sureInTrash:
    'Le calendrier actuel et ses feuilles de match vont dans la corbeille, pour au moins 30\u00a0jours.',
  sureWithoutTrash:
    'La corbeille ne répond pas sur ce navigateur\u00a0: le calendrier actuel et ses feuilles de match seraient perdus.',
  playoffsMissing: (needed: number, missing: number) =>
    `La phase finale se joue à partir de ${needed}\u00a0équipes\u00a0: il en manque ${missing}.`,
  planDay: 'Planifier le jour de match',
  undo: 'Annuler',
  undoRemoval: (team: string) => ` le retrait de l’équipe ${isolated(team)}`,
  generatedTitle: 'Calendrier généré\u00a0!',
} as const;

export const teamSentences: Readonly<Record<TeamRefusal['kind'], string>> = {
  'team-name-required': 'Le nom de l’équipe est requis.',
  'too-many-teams': 'Un tournoi compte au plus cent équipes.',
  'team-already-entered': 'Cette équipe participe déjà au tournoi.',
  'team-name-taken': 'Une équipe du répertoire porte déjà ce nom\u00a0: choisissez-la dans la liste.',
  'too-few-players': 'Une équipe compte au moins deux joueurs.',
  'too-many-players': 'Une équipe compte au plus cinq joueurs.',
  'player-named-twice': 'Deux joueurs de l’équipe portent le même nom.',
};

export const pasteSentences: Readonly<Record<PasteRefusal['kind'], string>> = {
  ...teamSentences,
  'name-too-long': 'Un nom compte au plus 200\u00a0caractères.',
};

export const editSentences: Readonly<Record<Exclude<EditRefusal, Overtaken>['kind'], string>> = {
  'team-gone': 'Cette équipe a été retirée entre-temps.',
  'team-name-required': teamSentences['team-name-required'],
  'team-already-entered': 'Une autre équipe du tournoi porte déjà ce nom.',
  'team-name-taken': 'Une équipe du répertoire porte déjà ce nom.',
  'team-name-in-schedule': 'Une équipe retirée portait ce nom, et ses matchs sont encore au calendrier.',
  'too-few-players': 'Une équipe compte au moins deux joueurs, ou aucun.',
  'too-many-players': teamSentences['too-many-players'],
  'player-named-twice': teamSentences['player-named-twice'],
  'player-on-a-sheet':
    'Ce joueur figure sur une feuille de match\u00a0: il peut être renommé, mais pas enlevé.',
  'player-name-required': 'Donnez un nom à ce joueur, ou enlevez-le.',
  'player-number-invalid': 'Un numéro va de 0 à 999.',
};

export const copySentences = {
  'none-chosen': 'Choisissez un tournoi.',
  gone: 'Ce tournoi n’est plus sur cet appareil.',
  'no-new-team': 'Toutes ses équipes participent déjà.',
} as const;

export const treatmentNames: Readonly<Record<WithdrawalTreatment, string>> = {
  kept: 'Résultats conservés',
  annulled: 'Résultats annulés',
  'won-by-opponents': 'Tout gagné par les adversaires',
};

export const treatmentTexts: Readonly<Record<WithdrawalTreatment, (matches: TeamMatches) => string>> = {
  kept: ({ league, finished }) =>
    `Matchs terminés (${finished})\u00a0: leur résultat reste. Autres matchs (${league - finished})\u00a0: gagnés par l’adversaire.`,
  annulled: ({ league }) => `Ses matchs (${league}), même terminés, ne comptent pour personne.`,
  'won-by-opponents': ({ league }) => `Ses matchs (${league}), même terminés, sont gagnés par l’adversaire.`,
};

export const faultSentences: Readonly<Record<ScheduleFault, string>> = {
  teams: 'Les équipes ont changé depuis\u00a0: le calendrier est à générer de nouveau.',
  legs: 'L’aller-retour a changé depuis\u00a0: le calendrier est à générer de nouveau.',
};

export const scheduleSentences: Readonly<Record<ScheduleRefusal['kind'], string>> = {
  'too-few-teams': 'Il faut au moins deux équipes pour générer un calendrier.',
  'too-many-matches': 'Avec tant d’équipes, le calendrier serait trop long\u00a0: jouez sans matchs retour.',
};
