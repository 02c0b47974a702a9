export const servicesPage = {
  crumb: 'Services & tarifs',
  eyebrow: 'Services & tarifs',
  title: 'Ce que l’on peut faire ici, et combien',
  lead: 'Un terrain se loue à l’heure pour deux, trois ou quatre joueurs. À quatre, l’heure découverte revient à 6,25 € par personne.',
  toPrices: 'Voir les tarifs',
};
