import type { Role, User } from './user';

/** The two people of the demonstration login (specification, section 3). The player is number 3 of the ranking. */
export const demoUsers: Readonly<Record<Role, User>> = {
  player: {
    id: 3,
    name: 'Thomas Lefebvre',
    email: 'thomas.lefebvre@jorkyball-prouvy.example',
    phone: '06 39 98 15 03',
    birthDate: '1994-04-17',
    address: '12 rue de la Victoire, 59121 Prouvy',
    gender: 'homme',
    club: 'Prouvy',
    licenseNumber: 'FJF-59121-0003',
    role: 'player',
  },
  organizer: {
    id: 1001,
    name: 'Claire Vandamme',
    email: 'claire.vandamme@jorkyball-prouvy.example',
    role: 'organizer',
  },
};
