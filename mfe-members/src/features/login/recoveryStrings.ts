export const recoveryStrings = {
  eyebrow: 'Espace membre',
  title: 'Mot de passe oublié',
  demo: 'La démonstration n’a pas de mots de passe\u00a0: choisissez un rôle et connectez-vous.',
  toLogin: 'Aller à la connexion',
} as const;
