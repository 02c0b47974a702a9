/**
 * The router, as far as the site uses it. Shared as one singleton: every name below is loaded by every
 * visitor, and a name that is missing here is one line away.
 */
export {
  createBrowserRouter,
  // The two memory routers are for the sections' tests, which know no other router either (0.4 kB).
  createMemoryRouter,
  Link,
  MemoryRouter,
  matchRoutes,
  Navigate,
  Outlet,
  type RouteObject,
  RouterProvider,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { SectionRoute } from './sectionRoute';
