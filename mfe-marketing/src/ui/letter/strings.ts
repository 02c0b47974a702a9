export const strings = {
  send: 'L’envoyer par e-mail',
  subject: 'Message du site',
  about: (subject: string) => `Demande : ${subject}`,
  group: (date: string, people: string) => `Date souhaitée : ${date}\nNombre de personnes : ${people}`,
  hint: 'Votre messagerie s’ouvrira avec l’objet et le texte.',
  tooLong:
    'Votre messagerie s’ouvrira avec le début de votre texte, trop long pour elle : copiez-y la suite.',
};
