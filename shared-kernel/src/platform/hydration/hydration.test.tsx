import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { useIsHydrated, useNow, useQuery } from '.';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-09-15T15:59:50Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

function Example() {
  const isHydrated = useIsHydrated();
  const now = useNow();
  const tab = useQuery().get('onglet');
  return (
    <p>{[isHydrated ? 'lives' : 'stands', now?.toISOString() ?? 'no time', tab ?? 'no tab'].join(', ')}</p>
  );
}

const page = (
  <MemoryRouter initialEntries={['/profil?onglet=info']}>
    <Example />
  </MemoryRouter>
);

test('a prerendered page has its time and query from the second render on', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  expect(container).toHaveTextContent('stands, no time, no tab');
  document.body.append(container);
  // A first render unlike the HTML would be an unexpected error of the console.
  render(page, { container, hydrate: true });
  expect(screen.getByText('lives, 2026-09-15T15:59:00.000Z, info')).toBeInTheDocument();
  container.remove();
});

test('the time advances by whole minutes while the page is open', () => {
  render(page);
  act(() => jest.advanceTimersByTime(15_000));
  expect(screen.getByText(/16:00:00/)).toBeInTheDocument();
});
