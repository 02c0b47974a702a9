import { paths, type SiteAddress } from 'shared-kernel';

type Id = string | number;

/** Addresses within this section that no other section leads to; those that meet others are the kernel's `paths`. */
export const tournamentPaths = {
  trash: () => `${paths.organizer()}/corbeille`,
  day: (id: Id) => `${paths.tournament(id)}/jour`,
  court: (id: Id, court: number) => `${paths.tournament(id)}/terrain/${court}`,
  screen: (id: Id) => `${paths.tournament(id)}/ecran`,
  share: (id: Id) => `${paths.tournament(id)}/partager`,
  /** The address of an invitation; its secret is in the hash, which no server receives. */
  invitation: (id: Id) => `${paths.tournament(id)}/invitation`,
  paper: (id: Id) => `${paths.tournament(id)}/imprimer`,
} as const satisfies Record<string, (...ids: never[]) => SiteAddress>;
