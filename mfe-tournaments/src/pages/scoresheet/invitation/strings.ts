import { isolated } from 'shared-kernel';

export const strings = {
  title: 'Tenir les feuilles de match',
  eyebrow: 'Invitation',
  back: 'Le tournoi',
  text: (name: string) =>
    `L’organisateur de «\u00a0${isolated(name)}\u00a0» vous invite à noter les matchs\u00a0: buts, cartons, scores et forfaits. Le reste lui appartient.`,
  textUnnamed:
    'Un organisateur vous invite à noter les matchs de son tournoi\u00a0: buts, cartons, scores et forfaits.',
  loginFirst:
    'Connectez-vous pour accepter\u00a0: vous reviendrez ici. Sans compte, l’inscription se fait sur la même page.',
  login: 'Se connecter pour accepter',
  accept: 'Accepter l’invitation',
  accepting: 'Un instant…',
  accepted: 'Vous êtes marqueur',
  acceptedText: 'Choisissez un match\u00a0: sa feuille s’ouvre d’un appui.',
  incomplete: 'Ce lien est incomplet',
  incompleteText: 'Il manque sa fin. Demandez à l’organisateur de vous l’envoyer à nouveau.',
  ended: 'Cette invitation ne vaut plus',
  endedText:
    'Un lien compte un jour, ou jusqu’à ce que l’organisateur y mette fin. Demandez-lui-en un nouveau, ou vérifiez que celui-ci est entier.',
  already: 'Vous êtes déjà marqueur',
  alreadyText: (name: string | undefined) =>
    `Vous notez les matchs ${name === undefined ? 'de ce tournoi' : `de «\u00a0${isolated(name)}\u00a0»`}\u00a0: choisissez-en un, sa feuille s’ouvre d’un appui.`,
  own: 'C’est votre tournoi',
  ownText: (name: string) =>
    `Vous notez déjà les matchs de «\u00a0${isolated(name)}\u00a0»\u00a0: ce lien est pour ceux que vous invitez.`,
  gone: 'Ce tournoi n’est pas, ou plus, en ligne',
  goneText:
    'Son organisateur l’a supprimé, ou ce lien a été recopié avec une faute. Demandez-lui-en un nouveau.',
  others: 'Tous les tournois',
  unshared: 'Pas d’invitation ici',
  unsharedText: 'Sur ce site, chaque tournoi reste sur l’appareil de son organisateur.',
} as const;
