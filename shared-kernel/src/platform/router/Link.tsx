import type { ComponentPropsWithRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/**
 * The library's link, which also says in the HTML what it has to tell the next page (`state`): where it is followed
 * before the page lives, the page's loader carries that over (shell/src/loader/pageLoader.ts).
 */
export function Link(props: ComponentPropsWithRef<typeof RouterLink>) {
  const told = props.state ? JSON.stringify(props.state) : undefined;
  return <RouterLink data-told={told} {...props} />;
}
