import { formatPrice } from 'shared-kernel';
import { hourEuros } from 'shared-kernel/plans';

export const strings = {
  crumb: 'Services et tarifs',
  title: 'Services et tarifs',
  lead: `Un terrain se loue à l’heure pour deux, trois ou quatre joueurs. À quatre, l’heure revient à ${formatPrice(hourEuros / 4)} par personne.`,
};
