import { paths, type Role, type SiteAddress } from 'shared-kernel';
import { wantedParameter } from '../../platform/paths/paths';

/** The page that a visitor requested before the login. */
export type WantedPage = {
  /** Path, query and hash on this site. */
  readonly path: SiteAddress;
  /** The only role that may enter it; undefined if any member may. */
  readonly role: Role | undefined;
};

export const parameters = { path: wantedParameter, role: 'role' } as const;

/** The login's address with the page to return to; it survives a reload and a change of tab. */
export function loginFor({ path, role }: { readonly path: string } & Pick<WantedPage, 'role'>): SiteAddress {
  const query = new URLSearchParams({ [parameters.path]: path });
  if (role !== undefined) query.set(parameters.role, role);
  return `${paths.login()}?${query}`;
}
