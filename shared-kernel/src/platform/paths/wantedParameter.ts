/** The parameter of the login's address that names the page to return to. */
export const wantedParameter = 'retour';
