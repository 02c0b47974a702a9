/**
 * The federation's substitution rule for two against two. Every page that says « deux contre deux » says this too, so
 * that a third player does not look like a mistake.
 */
export const teamSentence =
  'Une équipe compte jusqu’à cinq joueurs, dont deux sur le terrain. À chaque set, un remplacement est obligatoire : un troisième joueur entre ou, si l’équipe n’en a que deux, ils échangent leurs rôles.';

/** The rules in short (specification, section 9); those for the two roles are the federation's. */
export const rules: readonly { readonly figure: string; readonly text: string }[] = [
  { figure: '2 × 2', text: 'joueurs, un attaquant et un défenseur par équipe.' },
  { figure: '7', text: 'buts pour gagner un set.' },
  { figure: '3', text: 'sets pour gagner le match, en cinq sets au plus.' },
  { figure: '0', text: 'limite de temps : on joue jusqu’au dernier but.' },
  { figure: '1', text: 'remplacement obligatoire par set.' },
];

export const roles: readonly { readonly name: string; readonly text: string }[] = [
  { name: 'L’attaquant', text: 'Il joue partout, sauf dans la zone d’engagement adverse.' },
  { name: 'Le défenseur', text: 'Il joue dans sa moitié de terrain et protège le but.' },
];
