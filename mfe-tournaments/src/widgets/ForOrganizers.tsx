import { type ComponentType, createElement, type ReactNode } from 'react';
import { RequireSession } from 'shared-kernel/route-guards';

/** Every page on which a tournament is made or changed: guests are sent to the login, others home. */
export function ForOrganizers({ children }: { readonly children: ReactNode }) {
  // biome-ignore lint/a11y/useValidAriaRole: a role of the site's members, not of an element.
  return <RequireSession role="organizer">{children}</RequireSession>;
}

/** The same for a whole page, none of whose code runs for others. */
export function forOrganizers<Props extends object>(Page: ComponentType<Props>) {
  return (props: Props) => <ForOrganizers>{createElement(Page, props)}</ForOrganizers>;
}
