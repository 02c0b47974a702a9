export const strings = {
  hint: 'jj/mm/aaaa',
  open: 'Ouvrir le calendrier',
  close: 'Fermer le calendrier',
  loading: 'Le calendrier arrive…',
  failed: 'Le calendrier n’a pas pu être chargé. Vous pouvez écrire le jour dans le champ, ou réessayer.',
  retry: 'Réessayer',
};
