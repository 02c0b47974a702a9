/**
 * The router, as far as the site uses it. Shared as one singleton: every name below is loaded by every
 * visitor, and a name that is missing here is one line away.
 */
export {
  type Location,
  matchRoutes,
  Navigate,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export { Link } from './Link';
export type { SectionRoute } from './sectionRoute';
