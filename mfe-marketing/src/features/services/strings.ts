import { formatPrice } from 'shared-kernel';
import { hourEuros } from 'shared-kernel/plans';

export const strings = {
  crumb: 'Services & tarifs',
  eyebrow: 'Services & tarifs',
  title: 'Ce que l’on peut faire ici, et combien',
  lead: `Un terrain se loue à l’heure pour deux, trois ou quatre joueurs. À quatre, l’heure découverte revient à ${formatPrice(hourEuros / 4)} par personne.`,
  toPrices: 'Voir les tarifs',
};
