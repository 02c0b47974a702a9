/** The errors of a day, for a form's submit and for the field after it loses the focus. */
export const unreadableDay = 'Cette date n’existe pas ou n’est pas lisible. Exemple\u00a0: 28/11/2026.';

export const strings = {
  hint: 'jj/mm/aaaa',
  open: 'Ouvrir le calendrier',
  missing: 'Le calendrier n’a pas pu être chargé. Écrivez le jour dans le champ.',
};
