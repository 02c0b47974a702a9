export const strings = {
  lead: 'Cette page est en préparation.',
};
