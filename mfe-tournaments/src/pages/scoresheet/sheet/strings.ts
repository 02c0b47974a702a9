import { isolated } from 'shared-kernel';
import type { CardType, GoalType } from '../../../model/tournament';
import { agreed, setName } from '../../../widgets/words';

const cardNames: Readonly<Record<CardType, string>> = { green: 'vert', yellow: 'jaune', red: 'rouge' };

export const strings = {
  back: 'Le tournoi',
  title: 'Feuille de match',
  metaTitle: (home: string, away: string) => `Feuille de match ${isolated(home)} – ${isolated(away)}`,
  loading: 'Chargement du match…',
  unkept: (count: number) =>
    count > 1
      ? `${count}\u00a0actions ne sont pas encore gardées sur cet appareil.`
      : 'Une action n’est pas encore gardée sur cet appareil.',
  unkeptText: 'Laissez cette page ouverte\u00a0: le site réessaie de lui-même.',
  keepAgain: 'Réessayer',
  unread: (count: number) =>
    `${count > 1 ? `${count}\u00a0actions de cette feuille viennent` : `${count}\u00a0action de cette feuille vient`} d’une version plus récente du site\u00a0: rien n’en est effacé, mais le score affiché ici peut être incomplet et ne sera pas publié.`,
  stated: (home: string, away: string, homeScore: number, awayScore: number) =>
    `Ce résultat (${isolated(home)} ${homeScore}, ${isolated(away)} ${awayScore}) est connu sans sa feuille de match\u00a0: la première action notée ici le remplacera.`,
  cleared:
    'Les données du site viennent d’être effacées sur cet appareil. Ce match est encore dans cette page\u00a0:',
  restore: 'L’enregistrer de nouveau',
  missing: 'Ce match est introuvable\u00a0: il n’est pas, ou plus, au calendrier de ce tournoi.',
  missingWayOut: 'Voir les matchs du tournoi',
  refused: 'Cette action n’est pas possible maintenant.',
  alsoWriting: (authors: readonly (string | undefined)[]) => {
    const [first] = authors;
    if (authors.length > 1) return `${authors.length}\u00a0autres personnes notent aussi ce match.`;
    return `${first === undefined ? 'Une autre personne' : isolated(first)} note aussi ce match.`;
  },
  sets: 'Sets du match',
  home: 'Domicile',
  away: 'Extérieur',
  score: 'Score',
  setScore: (index: number, home: string, homeGoals: number, away: string, awayGoals: number) =>
    `${setName(index)}\u00a0: ${isolated(home)} ${homeGoals}, ${isolated(away)} ${awayGoals}`,
  matchScore: (home: number, away: number) => `Sets\u00a0: ${home}\u00a0à\u00a0${away}`,
  attacker: 'Attaquant',
  defender: 'Défenseur',
  choose: 'Choisir',
  noPlayers: 'Cette équipe n’a pas de joueurs connus\u00a0: notez ses buts sans buteur.',
  addPlayers: 'Ajouter ses joueurs',
  card: { green: 'Carton vert', yellow: 'Carton jaune', red: 'Carton rouge' },
  cardFor: (type: CardType) => `Carton ${cardNames[type]} pour`,
  wholeTeam: 'Joueur non précisé',
  noCard: 'Pas de carton',
  withoutScorer: (goal: string) => `${goal} sans buteur`,
  penaltyByDefender: 'Penalty tiré par le défenseur',
  more: 'Cas rares',
  setWon: (index: number, team: string, won: number, lost: number) =>
    `${setName(index)} remporté par ${isolated(team)}, ${won}\u00a0à\u00a0${lost}.`,
  nextSet: (index: number) => `Passer au set ${index + 1}`,
  carryLineups: (index: number) => `Reprendre les joueurs du set ${index}, rôles échangés`,
  carryOthers: (index: number) => `Reprendre les joueurs du set ${index} encore en jeu, rôles échangés`,
  changed: (index: number) => `Rôles changés depuis le set\u00a0${index}\u00a0: vérifiez-les.`,
  substitute: (index: number) => `Faire le remplacement obligatoire après le set ${index}`,
  unchanged: (players: readonly string[]) =>
    players.length > 1
      ? `${players.map((player) => isolated(player)).join(' et ')} n’ont pas changé de rôle depuis le set précédent.`
      : `${isolated(players[0] ?? '')} n’a pas changé de rôle depuis le set précédent.`,
  swapRoles: (team: string) => `Échanger les rôles de l’équipe ${isolated(team)}`,
  matchWon: (team: string, won: number, lost: number) =>
    `${isolated(team)} ${agreed(team, 'remporte', 'remportent')} le match, ${won}\u00a0sets à\u00a0${lost}.`,
  backToTournament: 'Retour au tournoi',
  actions: 'Actions de la feuille',
  undo: 'Annuler la dernière action',
  undoShort: 'Annuler',
  redo: 'Rétablir',
  save: 'Sauvegarder',
  connection: { online: 'En ligne', offline: 'Hors ligne' },
  forfeited: (team: string, winner: string) =>
    `${isolated(team)} ${agreed(team, 'déclare', 'déclarent')} forfait\u00a0: ${isolated(winner)} ${agreed(winner, 'remporte', 'remportent')} le match.`,
  interrupted: (remark: string) => `${remark}. Le prochain but le remet en cours.`,
  forfeitedText: 'Aucun but ne s’y note plus. Ce qui a été joué reste sur la feuille.',
  forfeitTakeBack: 'Revenir sur le forfait',
  states: {
    kept: 'Tout est gardé sur cet appareil',
    keeping: 'Enregistrement…',
    unkept: 'Pas encore gardé',
    unpublished: 'À sauvegarder',
  },
  unsaved: (description: string) =>
    ({ title: 'Feuille de match non sauvegardée', description, variant: 'destructive' }) as const,
  unfetched: 'Vos actions restent notées ici\u00a0: réessayez dans un instant.',
  // To the letter (specification, section 4).
  cardTitle: (type: CardType) => `Carton ${cardNames[type]} attribué!`,
  setLost: 'Le set est perdu 7 à 0.',
} as const;

export const goalLabels: Readonly<Record<GoalType, string>> = {
  attacker: 'But attaquant',
  defender: 'But défenseur',
  penalty: 'But sur penalty',
};
