export const strings = {
  crumb: 'Services et tarifs',
  title: 'Services et tarifs',
  lead: 'Tout ce que le centre propose, et combien cela coûte.',
};
