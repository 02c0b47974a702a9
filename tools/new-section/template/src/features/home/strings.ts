export const strings = {
  title: '__title__',
  lead: 'Cette page est en préparation.',
};
