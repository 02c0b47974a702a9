/** The rules in short: specification, section 9, and the federation's rules for the two roles. */
export const rules: readonly { readonly figure: string; readonly text: string }[] = [
  { figure: '2 × 2', text: 'Deux joueurs par équipe, sur un terrain fermé de 10 m sur 5.' },
  { figure: '7', text: 'buts pour gagner un set.' },
  { figure: '3', text: 'sets pour gagner le match, en cinq au plus.' },
  { figure: '0', text: 'chronomètre : on joue jusqu’au dernier but.' },
  { figure: '1', text: 'remplacement obligatoire à chaque set.' },
];

export const roles: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: 'L’attaquant',
    text: 'Il joue partout, sauf dans la zone d’engagement adverse. Il cherche l’angle, souvent par la paroi.',
  },
  {
    name: 'Le défenseur',
    text: 'Il joue jusqu’au milieu du terrain. Il ferme le but, lit le rebond et lance l’attaque. Au set suivant, les rôles s’échangent.',
  },
];
