/** Of the login's address: the page that its visitor is taken back to. */
export const wantedParameter = 'retour';
