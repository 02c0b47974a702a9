import type { ComponentPropsWithRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/**
 * The library's link, which also writes its `state` into the HTML. If a visitor follows it before hydration, the page's
 * loader passes that state to the next page (shell/src/loader/pageLoader.ts).
 */
export function Link(props: ComponentPropsWithRef<typeof RouterLink>) {
  const told = props.state ? JSON.stringify(props.state) : undefined;
  return <RouterLink data-told={told} {...props} />;
}
