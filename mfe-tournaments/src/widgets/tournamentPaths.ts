import { paths, type SiteAddress } from 'shared-kernel';
import { useLocation } from 'shared-kernel/router';

type Id = string | number;

/** Addresses within this section that no other section leads to; those that meet others are the kernel's `paths`. */
export const tournamentPaths = {
  /** The address of a snapshot, which its hash contains. */
  snapshot: () => `${paths.tournaments()}/instantane`,
  trash: () => `${paths.organizer()}/corbeille`,
  day: (id: Id) => `${paths.tournament(id)}/jour`,
  court: (id: Id, court: number) => `${paths.tournament(id)}/terrain/${court}`,
  screen: (id: Id) => `${paths.tournament(id)}/ecran`,
  share: (id: Id) => `${paths.tournament(id)}/partager`,
  /** The address of an invitation; its secret is in the hash, which no server receives. */
  invitation: (id: Id) => `${paths.tournament(id)}/invitation`,
  paper: (id: Id) => `${paths.tournament(id)}/imprimer`,
} as const satisfies Record<string, (...ids: never[]) => SiteAddress>;

/** Begins the hash of a link that hands a tournament over; the secret follows. */
export const handoverMark = 'reprise-';

/** The history state of a link to a match sheet, so that the sheet links back to the page it was opened from. */
export function cameFrom(path: string, name: string) {
  return { back: { path, name } };
}

/** Where a sheet was opened from within its tournament; null when it was opened from the tournament, or by its address. */
export function useWayBack(
  tournamentId: string,
): { readonly path: SiteAddress; readonly name: string } | null {
  const state: { back?: { path?: unknown; name?: unknown } } | null = useLocation().state;
  const { path, name } = state?.back ?? {};
  if (typeof path !== 'string' || typeof name !== 'string') return null;
  return path.startsWith(`${paths.tournament(tournamentId)}/`) ? { path: path as SiteAddress, name } : null;
}
