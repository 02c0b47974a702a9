/** @jest-environment node */
import {
  bookableServices,
  chosenOffers,
  isBookable,
  isGroupSubject,
  isRequestSubject,
  planNamed,
  plans,
  requests,
  services,
} from '.';

test('the plans and their prices match the specification', () => {
  expect(plans).toEqual([
    { name: 'Découverte', priceEuros: 25, period: 'hour' },
    { name: 'Passionné', priceEuros: 99, period: 'month', hoursPerMonth: 10 },
    { name: 'Champion', priceEuros: 199, period: 'month', hoursPerMonth: 'unlimited' },
  ]);
});

test('a name in a link is one of the plans, or none', () => {
  expect(planNamed('Champion')?.priceEuros).toBe(199);
  expect(planNamed('champion')).toBeUndefined();
});

test.each([
  ['Découverte', 'Non spécifié', ['Découverte']],
  ['Non spécifié', 'Tournois', ['Tournois']],
  ['Non spécifié', 'Non spécifié', []],
])('the plan %s and the service %s give the choice %j', (plan, service, chosen) => {
  expect(chosenOffers({ plan, service })).toEqual(chosen);
});

test('every service can be booked, is a plan, or can be requested', () => {
  const elsewhere = services.filter((service) => !isBookable(service) && !isRequestSubject(service));
  expect(bookableServices).toEqual(['Jeu libre']);
  expect(elsewhere).toEqual(['Abonnements']);
  expect(services.filter((service) => isBookable(service) && isRequestSubject(service))).toEqual([]);
});

test('groups request tournaments and private events', () => {
  const subjects = Object.keys(requests).filter(isRequestSubject);
  expect(subjects.filter(isGroupSubject)).toEqual(['Tournois', 'Événements privés']);
});

test.each([undefined, null, 7, '', 'tournois', 'toString', '__proto__', { subject: 'Tournois' }])(
  'invalid history state, %p, is no subject',
  (held) => {
    expect(isRequestSubject(held)).toBe(false);
  },
);
