import { askedNext, isAskedFor } from './askedFor';

const six = { date: '2026-09-20', time: '18:00' };
const eight = { date: '2026-09-20', time: '20:00' };

test('a court is the one that was asked for at each hour of its question', () => {
  const once = askedNext(null, 'one', six);
  const twice = askedNext(once, 'one', eight);
  expect(isAskedFor(once, { id: 'one', ...six })).toBe(true);
  expect(isAskedFor(twice, { id: 'one', ...six })).toBe(true);
  expect(isAskedFor(twice, { id: 'one', ...eight })).toBe(true);
});

test('it is another one once it was moved elsewhere, and so is that of another question', () => {
  const asked = askedNext(null, 'one', six);
  expect(isAskedFor(asked, { id: 'one', ...eight })).toBe(false);
  expect(isAskedFor(asked, { id: 'two', ...six })).toBe(false);
  expect(isAskedFor(askedNext(asked, 'two', eight), { id: 'two', ...six })).toBe(false);
});

test('an answer leaves nothing that was asked for', () => {
  const answered = askedNext(askedNext(null, 'one', six), undefined, six);
  expect(answered).toBeNull();
  expect(isAskedFor(answered, { id: 'one', ...six })).toBe(false);
});
