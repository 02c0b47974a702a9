/** The errors of a day, for a form's submit and for the field after it loses the focus. */
export const unreadableDay = 'Cette date n’existe pas ou n’est pas lisible. Exemple\u00a0: 28/11/2026.';

export const strings = {
  hint: 'jj/mm/aaaa',
  open: 'Ouvrir le calendrier',
  close: 'Fermer le calendrier',
  loading: 'Le calendrier arrive…',
  failed: 'Le calendrier n’a pas pu être chargé. Vous pouvez écrire le jour dans le champ, ou réessayer.',
  retry: 'Réessayer',
  phone: 'Ou appelez-nous au\u00a0',
};
