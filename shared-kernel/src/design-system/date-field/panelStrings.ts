export const strings = {
  close: 'Fermer le calendrier',
  loading: 'Le calendrier arrive…',
  failed: 'Le calendrier n’a pas pu être chargé. Vous pouvez écrire le jour dans le champ, ou réessayer.',
  retry: 'Réessayer',
  phone: 'Ou appelez-nous au\u00a0',
};
