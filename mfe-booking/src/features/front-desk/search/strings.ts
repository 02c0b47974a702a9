import { counted } from '../strings';

export const searchStrings = {
  label: 'Nom, téléphone ou référence',
  hint: 'Le début d’un nom, au moins quatre chiffres d’un numéro, ou les six caractères de la référence. La recherche couvre les 90 derniers jours et tout ce qui est à venir.',
  list: 'Réservations trouvées',
  none: 'Aucune réservation ne correspond à cette recherche.',
  start: 'Cherchez une réservation par un nom, un numéro ou une référence.',
  count: (count: number, more: boolean) =>
    `${counted(count, 'réservation', 'réservations')}${more ? ', les plus proches d’aujourd’hui\u00a0: précisez la recherche pour voir les autres' : ''}.`,
  cancelled: 'Annulée',
};
