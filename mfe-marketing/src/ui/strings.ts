/** Texts of the parts that several pages share. */
export const newsCard = {
  readMore: 'Lire la suite',
  by: 'par',
};

export const servicesSection = {
  title: 'Nos services',
  lead: 'Le terrain se réserve en ligne, l’abonnement se prend au centre. Pour le reste, écrivez-nous.',
  next: {
    booking: 'Réserver',
    prices: 'Choisir une formule',
    message: 'Nous écrire',
    quote: 'Demander un devis',
  },
  championships: { before: 'Un championnat à suivre ?', link: 'Voir les tournois' },
};

export const contactForm = {
  form: 'Formulaire de contact',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone (facultatif)',
  message: 'Message',
  send: 'Envoyer',
  clear: 'Effacer',
  /** The form sends nothing; visitors read so, and what the second step is, before they press. */
  kept: 'L’envoi se fait en deux étapes\u00a0: «\u00a0Envoyer\u00a0» vérifie votre message, puis «\u00a0L’envoyer par e-mail\u00a0» l’ouvre dans votre messagerie. Votre texte reste dans cet onglet jusqu’à sa fermeture.',
  withoutScripts:
    'Ce formulaire a besoin de JavaScript. Notre adresse e-mail et notre numéro de téléphone sont en bas de page.',
  errors: {
    name: 'Indiquez votre nom.',
    email: 'Indiquez votre adresse e-mail.',
    emailInvalid: 'Cette adresse e-mail n’est pas complète. Exemple : prenom@exemple.fr',
    phone: 'Ce numéro de téléphone n’est pas complet. Exemple : 06 12 34 56 78',
    message: 'Écrivez votre message.',
  },
  notice: {
    title: 'Envoi du message',
    description:
      'Cette fonctionnalité n’est pas encore disponible : rien n’a été envoyé. Votre texte est gardé ici : envoyez-le par e-mail ou appelez-nous.',
  },
};
