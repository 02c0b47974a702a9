/** Why the back end does not answer, as far as the browser knows. */
export function silenceOf(isOnline: boolean): string {
  return isOnline ? 'Le serveur ne répond pas' : 'Vous êtes hors ligne';
}
