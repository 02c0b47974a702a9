import { isolated } from 'shared-kernel';

export const strings = {
  back: 'Le tournoi',
  title: 'Partager le tournoi',
  loading: 'Chargement du tournoi',
  onlyHereTitle: 'Ce tournoi n’est que dans ce navigateur',
  onlyHere:
    'Il est gardé sur cet appareil\u00a0: à cette adresse, un autre téléphone ou un autre ordinateur ne le trouvera pas. Pour l’emporter ailleurs, exportez-le depuis sa page\u00a0; pour le montrer ici, ouvrez l’écran sur cet appareil.',
  code: (name: string) => `Code QR de la page «\u00a0${isolated(name)}\u00a0»`,
  codeText: 'À scanner avec l’appareil photo d’un téléphone.',
  address: 'Adresse de la page',
  copy: 'Copier l’adresse',
  copied: 'Adresse copiée',
  notCopied: 'Le navigateur n’a pas copié',
  notCopiedText: 'Le texte est sélectionné\u00a0: copiez-le vous-même.',
  share: 'Envoyer…',
  shareText: (name: string) => `${isolated(name)}\u00a0: matchs, scores et classement.`,
  elsewhere: 'Dans la salle',
  poster: 'Imprimer l’affiche',
  posterText: 'Une page A4 avec le nom, la date, le lieu et le code QR, pour la porte et le bar.',
  screen: 'Ouvrir l’écran',
  screenText: 'Terrains, classement et prochains matchs en grand, pour la télévision du bar.',
} as const;
