import {
  type ProfileState,
  type ProfileTab,
  paths,
  type Role,
  type SiteAddress,
  type User,
} from 'shared-kernel';

interface ProfileEntry {
  readonly label: string;
  readonly to: SiteAddress;
  readonly state?: ProfileState;
}

function profileTab(label: string, tab: ProfileTab): ProfileEntry {
  return { label, to: paths.profile(tab), state: { tab } };
}

/** The entries of each role's profile menu before « Déconnexion » (specification, section 2). */
const profileMenu: Readonly<Record<Role, readonly ProfileEntry[]>> = {
  player: [
    { label: 'Mes informations', to: paths.profile() },
    profileTab('Mes tournois', 'tournaments'),
    profileTab('Mon abonnement', 'subscription'),
    profileTab('Mes réservations', 'reservations'),
    profileTab('Ma licence', 'license'),
  ],
  organizer: [
    { label: 'Mes Tournois', to: paths.organizer() },
    { label: 'Créer un Tournoi', to: paths.createTournament() },
  ],
};

const desk: ProfileEntry = { label: 'Réservations du jour', to: paths.frontDesk() };
const management: ProfileEntry = { label: 'Gestion du centre', to: '/accueil/centre' };

/** The pages of the centre's staff, to whom a manager belongs. */
export const staffPages = ({ isStaff, isManager }: User) =>
  isManager ? [desk, management] : isStaff ? [desk] : [];

/** The entries of a member's menu; the pages of the centre's staff come first. */
export const menuOf = (user: User) => [...staffPages(user), ...profileMenu[user.role]];

/** Where a member's own page is. */
export const ownPage: Readonly<Record<Role, SiteAddress>> = {
  player: paths.profile(),
  organizer: paths.organizer(),
};
