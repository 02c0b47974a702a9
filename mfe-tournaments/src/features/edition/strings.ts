import type { ScheduleRefusal } from '../../domain/schedule/regenerateSchedule';
import type { TeamRefusal } from '../../domain/teams/enterTeam';
import { counted } from '../../ui/counted';

export const strings = {
  back: 'Retour au tournoi',
  loading: 'Chargement du tournoi',
  title: 'Modifier le Tournoi',
  details: 'Le tournoi',
  name: 'Nom',
  nameMissing: 'Le nom est requis.',
  description: 'Description',
  teams: 'Équipes',
  teamToAdd: 'Équipe à ajouter',
  chooseTeam: 'Choisir une équipe',
  add: 'Ajouter',
  current: (count: number) =>
    count === 0 ? 'Aucune équipe inscrite' : counted(count, 'équipe inscrite', 'équipes inscrites'),
  players: (count: number) => counted(count, 'joueur'),
  remove: 'Retirer',
  added: (team: string) => `Équipe ${team} ajoutée.`,
  removed: (team: string) => `Équipe ${team} retirée.`,
  changedTitle: 'Ce changement touche la phase finale',
  changedText:
    'D’autres équipes se rencontrent, ou la phase finale n’a plus lieu. Ces matchs sont remplacés\u00a0; leurs feuilles restent gardées et reviennent si les mêmes équipes se retrouvent\u00a0:',
  changedConfirm: 'Continuer quand même',
  newTeam: 'Créer une équipe',
  newTeamTitle: 'Nouvelle équipe',
  newTeamName: 'Nom de l’équipe',
  newTeamPlayers: 'Deux à cinq joueurs',
  player: (place: number) => `Joueur ${place}`,
  createTeam: 'Créer et inscrire',
  cancel: 'Abandonner',
  schedule: 'Calendrier',
  scheduleNone: 'Aucun match généré pour ce tournoi.',
  scheduleState: (matches: number, rounds: number) =>
    `${counted(matches, 'match')} en ${counted(rounds, 'journée')}.`,
  scheduleOutdated: 'Les équipes ont changé depuis\u00a0: le calendrier est à générer de nouveau.',
  generate: '(Re)Générer le calendrier des matchs',
  sureTitle: 'Êtes-vous sûr\u00a0?',
  sureText:
    'Cette action va écraser le calendrier existant et réinitialiser tous les scores. Ceci est utile après avoir modifié la liste des équipes.',
  generatedTitle: 'Calendrier généré\u00a0!',
  // The name that the page is known by, to the letter.
  finish: "Terminer l'édition",
  updated: 'Tournoi mis à jour',
} as const;

export const teamSentences: Readonly<Record<TeamRefusal['kind'], string>> = {
  'team-name-required': 'Le nom de l’équipe est requis.',
  'team-already-entered': 'Cette équipe participe déjà au tournoi.',
  'team-name-taken': 'Une équipe du répertoire porte déjà ce nom\u00a0: choisissez-la dans la liste.',
  'too-few-players': 'Une équipe compte au moins deux joueurs.',
  'too-many-players': 'Une équipe compte au plus cinq joueurs.',
  'player-named-twice': 'Deux joueurs de l’équipe portent le même nom.',
};

export const scheduleSentences: Readonly<Record<ScheduleRefusal['kind'], string>> = {
  'too-few-teams': 'Il faut au moins deux équipes pour générer un calendrier.',
};
