import type { RouteObject } from 'react-router-dom';
import { matchRoutes, type SectionRoute } from 'shared-kernel/router';

function Page() {
  return null;
}

test('a section’s route is a valid route of the router', () => {
  const page: SectionRoute = {
    id: 'booking-reservation',
    path: '/reservation',
    handle: { title: 'Réserver un terrain', description: 'Un terrain vitré.', prerender: true },
    lazy: async () => ({ Component: Page }),
  };
  const routes: RouteObject[] = [page];
  expect(matchRoutes(routes, '/reservation')?.[0]?.route.id).toBe('booking-reservation');
});
