/** @jest-environment node */
import { renderPage } from './server';

function routeTo(Component: () => React.ReactNode) {
  return {
    id: 'booking-reservation',
    path: '/reservation',
    handle: { title: 'Réserver', description: 'Un terrain', prerender: true, indexed: true },
    lazy: async () => ({ Component }),
  };
}

test('a page that throws in Node fails its release', async () => {
  const route = routeTo(() => {
    throw new TypeError('document is not defined');
  });
  await expect(renderPage([route], '/reservation', { origin: 'https://site.example' })).rejects.toThrow(
    'document is not defined',
  );
});
