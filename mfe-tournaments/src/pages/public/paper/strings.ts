import { counted } from '../../../widgets/words';

export const strings = {
  back: 'Le tournoi',
  title: 'Imprimer le tournoi',
  loading: 'Chargement du tournoi',
  what: 'À imprimer',
  documents: {
    sheets: { label: 'Feuilles de match', hint: 'Une page A4 par match.' },
    day: { label: 'Programme de la journée', hint: 'Les matchs par heure et par terrain.' },
    standings: { label: 'Classement', hint: 'Toutes les équipes sur une page.' },
    bracket: { label: 'Tableau de la phase finale', hint: 'Une page au format paysage.' },
    poster: { label: 'Affiche avec le code QR', hint: 'Le nom, la date, le lieu et le code QR.' },
  },
  round: 'Matchs',
  playoffs: 'Phase finale',
  state: 'Feuilles',
  states: { blank: 'Vierges', filled: 'Remplies' },
  print: 'Imprimer',
  pages: (count: number) => counted(count, 'page A4', 'pages A4'),
  nothing: 'Choisissez au moins un document.',
  awaited: 'L’affiche arrive…',
  time: 'Heure',
  dayToPrint: 'Jour',
  day: (day: string) => `Programme du ${day}`,
  champion: 'Champion',
  provisional: 'tableau provisoire',
  standingsOn: (day: string) => `Classement au ${day}`,
} as const;

export type Document = keyof typeof strings.documents;

export type SheetState = keyof typeof strings.states;
