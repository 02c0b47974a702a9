import { counted } from '../strings';

const isNumber = (asked: string) => !/\p{L}/u.test(asked);

export const searchStrings = {
  label: 'Nom, téléphone ou référence',
  hint: 'Le début d’un nom, au moins quatre chiffres d’un numéro, ou les six caractères de la référence. La recherche couvre les 90 derniers jours et tout ce qui est à venir.',
  list: 'Réservations trouvées',
  none: (asked: string) =>
    isNumber(asked) && asked.replace(/\D/g, '').length < 4
      ? 'Tapez au moins quatre chiffres.'
      : 'Aucune réservation ne correspond à cette recherche.',
  noneText: (asked: string) => (isNumber(asked) ? null : 'Cherchez par le début du nom ou du prénom.'),
  start: 'Cherchez une réservation par un nom, un numéro ou une référence.',
  count: (count: number, more: boolean) =>
    `${counted(count, 'réservation', 'réservations')}${more ? ', les plus proches d’aujourd’hui\u00a0: précisez la recherche pour voir les autres' : ''}.`,
  cancelled: 'Annulée',
};
