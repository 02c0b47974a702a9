import { paths, type SiteAddress } from 'shared-kernel';
import { useLocation } from 'shared-kernel/router';

/** The history state of a link to a match sheet, so that the sheet links back to the page it was opened from. */
export function cameFrom(path: string, name: string) {
  return { back: { path, name } };
}

/** Where a sheet was opened from within its tournament; null when it was opened from the tournament, or by its address. */
export function useWayBack(
  tournamentId: string,
): { readonly path: SiteAddress; readonly name: string } | null {
  const state: unknown = useLocation().state;
  const back = (state as { back?: { path?: unknown; name?: unknown } } | null)?.back;
  if (typeof back?.path !== 'string' || typeof back.name !== 'string') return null;
  const below = `${paths.tournament(tournamentId)}/` as const;
  return isBelow(back.path, below) ? { path: back.path, name: back.name } : null;
}

function isBelow<Below extends string>(path: string, below: Below): path is `${Below}${string}` {
  return path.startsWith(below);
}
