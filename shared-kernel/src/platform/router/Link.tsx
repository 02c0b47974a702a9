import type { ComponentPropsWithRef } from 'react';
import { type Path, Link as RouterLink } from 'react-router-dom';
import type { SiteAddress } from '../paths/paths';

/** Another page, by an address that a section claims; or the present one with another search or anchor. */
type Props = Omit<ComponentPropsWithRef<typeof RouterLink>, 'to'> & {
  readonly to: SiteAddress | `?${string}` | `#${string}` | '' | Partial<Path>;
};

/**
 * The library's link, which also writes its `state` into the HTML. If a visitor follows it before hydration, the page's
 * loader passes that state to the next page (shell/src/loader/pageLoader.ts).
 */
export function Link(props: Props) {
  const told = props.state ? JSON.stringify(props.state) : undefined;
  return <RouterLink data-told={told} {...props} />;
}
