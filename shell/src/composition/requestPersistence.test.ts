import { emit } from 'shared-kernel';
import { requestPersistence } from './requestPersistence';

test('the browser is asked once to keep the site’s data when a tournament is saved', () => {
  const persist = jest.fn(() => Promise.resolve(true));
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
  requestPersistence();
  expect(persist).not.toHaveBeenCalled();
  for (const tournamentId of ['a', 'b']) emit('tournaments:saved', { tournamentId });
  expect(persist).toHaveBeenCalledTimes(1);
});
