import { askedNext } from './askedFor';

const hour = { date: '2026-09-20', time: '18:00' };
const lost = { kind: 'unreachable', refusal: { kind: 'no-answer' }, question: 'one' } as const;

test('an unanswered request is remembered with its hour and its member', () => {
  expect(askedNext(lost, hour, 'ana')).toEqual({ id: 'one', ...hour, by: 'ana', isHeld: false });
  const full = { kind: 'full', nearest: [], question: 'one', isHeld: true } as const;
  expect(askedNext(full, hour, null)).toMatchObject({ id: 'one', by: null, isHeld: true });
});

test('an answer clears the remembered request', () => {
  expect(askedNext({ kind: 'full', nearest: [] }, hour, null)).toBeNull();
  const reservation = {
    ...hour,
    id: 'one',
    name: 'Ana',
    email: 'a@b.fr',
    players: '2',
    plan: '',
    service: '',
  };
  expect(askedNext({ kind: 'booked', reservation } as never, hour, null)).toBeNull();
});
