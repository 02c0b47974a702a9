import { useLocation, useNavigate, useRouteError } from 'shared-kernel/router';
import { SectionError } from '../frame/SectionError';

/** Shows, inside the frame, that a section could not be loaded or that its page broke, and lets the visitor try again. */
export function SectionBoundary() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <SectionError
      error={error}
      onRetry={() =>
        navigate(location.pathname + location.search + location.hash, {
          replace: true,
          state: location.state,
        })
      }
    />
  );
}
