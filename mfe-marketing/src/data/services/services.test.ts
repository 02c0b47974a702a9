import { isBookable, isGroupSubject, isRequestSubject } from 'shared-kernel/plans';
import { previewedServices } from './previewedServices';
import { wayOf } from './service';
import { services } from './services';

test('the six services match the specification, the first three for the home page', () => {
  expect(services.map(({ name }) => name)).toEqual([
    'Jeu libre',
    'Abonnements',
    'Cours et entraînements',
    'Tournois',
    'Événements privés',
    'Bons cadeaux',
  ]);
  expect(previewedServices).toEqual(services.slice(0, 3));
});

test.each(services)('$name links to a form or page for it', (service) => {
  const { to, state } = wayOf(service);
  const ways = {
    '/reservation': isBookable(service.name) && state,
    '/services-tarifs#tarifs': service.name === 'Abonnements',
    '/contact': isRequestSubject(service.name) && isGroupSubject(service.name) === (service.next === 'quote'),
  };
  expect(ways[to as keyof typeof ways]).toBeTruthy();
  expect(Object.values(state ?? {})).toEqual(to.includes('#') ? [] : [service.name]);
});
