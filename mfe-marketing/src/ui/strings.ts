/** Words of the parts that stand on several pages. */
export const newsCard = {
  readMore: 'Lire la suite',
  by: 'par',
};

export const servicesSection = {
  eyebrow: 'Services',
  title: 'Venir jouer, apprendre, fêter',
  lead: 'Une heure de terrain se réserve en ligne, un abonnement se prend au centre. Pour un cours, une soirée ou un bon cadeau, écrivez-nous.',
  next: {
    booking: 'Réserver',
    prices: 'Choisir une formule',
    message: 'Nous écrire',
    quote: 'Demander un devis',
  },
  championships: { before: 'Un championnat à suivre ?', link: 'Voir les tournois' },
};

export const practicalInformation = {
  title: 'Infos pratiques',
  address: 'Adresse',
  hours: 'Horaires',
  days: 'Du lundi au dimanche :',
  phone: 'Téléphone',
  email: 'E-mail',
  map: 'Voir le plan d’accès',
};

export const contactSection = {
  eyebrow: 'Contact',
  title: 'Parlons de votre projet',
  lead: 'Une question, un groupe, un terrain à construire ? Écrivez-nous, appelez, ou passez : nous sommes là tous les jours.',
  form: 'Formulaire de contact',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone (facultatif)',
  message: 'Message',
  send: 'Envoyer',
  clear: 'Effacer',
  kept: 'Ce que vous écrivez est gardé dans cet onglet jusqu’à sa fermeture, ou jusqu’à ce que vous l’effaciez.',
  withoutScripts:
    'Ce formulaire a besoin de JavaScript. Vous pouvez nous écrire ou nous appeler aux coordonnées ci-contre.',
  errors: {
    name: 'Indiquez votre nom.',
    email: 'Indiquez votre adresse e-mail.',
    emailInvalid: 'Cette adresse e-mail n’est pas complète. Exemple : prenom@exemple.fr',
    message: 'Écrivez votre message.',
  },
  notice: {
    title: 'Envoi du message',
    description:
      'Cette fonctionnalité n’est pas encore implémentée : rien n’a été envoyé. Votre texte est gardé ici : envoyez-le par e-mail ou appelez-nous.',
  },
};
