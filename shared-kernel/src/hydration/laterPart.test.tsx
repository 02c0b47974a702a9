import { act, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { laterPart, together, withParts } from '.';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Taps: {count}
    </button>
  );
}

/** The browser has nothing else to do, and the code has had its time to come. */
const pass = () => act(() => jest.advanceTimersByTimeAsync(1000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** As on the server: of another copy of the module, in which the code is there. */
async function prerendered(): Promise<HTMLElement> {
  const Part = laterPart(async () => Counter);
  await Part.load();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Part />);
  document.body.append(container);
  return container;
}

afterEach(() => document.body.replaceChildren());

test('its HTML is there at once, and it comes alive by itself', async () => {
  const container = await prerendered();
  const Part = laterPart(async () => Counter);
  await act(async () => void render(<Part />, { container, hydrate: true }));
  const button = screen.getByRole('button', { name: 'Taps: 0' });
  await pass();
  act(() => button.click());
  expect(button).toHaveTextContent('Taps: 1');
});

test('a tap that comes before its code is answered once it is there', async () => {
  const main = document.createElement('main');
  const container = await prerendered();
  main.append(container);
  document.body.append(main);
  let come = (_part: ComponentType) => {};
  const Part = laterPart(
    () =>
      new Promise<ComponentType>((resolve) => {
        come = resolve;
      }),
  );
  await act(async () => void render(<Part />, { container, hydrate: true }));
  screen.getByRole('button').click();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('button', { name: 'Taps: 0' })).toBeVisible();
  await act(async () => come(Counter));
  expect(await screen.findByRole('button', { name: 'Taps: 1' })).toBeVisible();
});

test('it stays what it is where its code does not come', async () => {
  const container = await prerendered();
  const Part = laterPart(() => Promise.reject<ComponentType>(new Error('No network.')));
  await act(async () => void render(<Part />, { container, hydrate: true }));
  await pass();
  expect(screen.getByRole('button', { name: 'Taps: 0' })).toBeVisible();
});

test('parts of one chunk ask for it once, and again when it did not come', async () => {
  let asked = 0;
  const chunk = together(async () => {
    asked += 1;
    if (asked === 1) throw new Error('No network.');
    return Counter;
  });
  const parts = [laterPart(chunk), laterPart(chunk)];
  const first = await Promise.allSettled(parts.map(({ load }) => load()));
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(asked).toBe(1);
  await Promise.all(parts.map(({ load }) => load()));
  expect(asked).toBe(2);
});

test('on a page without HTML of its own something keeps its place until it is there', async () => {
  let come = (_part: ComponentType) => {};
  const Part = laterPart(
    () =>
      new Promise<ComponentType>((resolve) => {
        come = resolve;
      }),
    <p>Its place</p>,
  );
  await act(async () => void render(<Part />));
  expect(screen.getByText('Its place')).toBeVisible();
  await act(async () => come(Counter));
  expect(screen.getByRole('button', { name: 'Taps: 0' })).toBeVisible();
  expect(screen.queryByText('Its place')).not.toBeInTheDocument();
});

test('a page that is opened within the site has its parts from the first moment', async () => {
  const Part = laterPart(async () => Counter);
  const page = await withParts(Promise.resolve({ parts: [Part] }), ({ parts }) => parts);
  const [Ready] = page.parts;
  if (Ready === undefined) throw new Error('The page has lost its part.');
  render(<Ready />);
  expect(screen.getByRole('button', { name: 'Taps: 0' })).toBeVisible();
});

test('and says so where one does not come', async () => {
  const Part = laterPart(() => Promise.reject<ComponentType>(new Error('No network.')));
  await expect(withParts(Promise.resolve({}), () => [Part])).rejects.toThrow('No network.');
});

test('a page that is taken over from its HTML does not wait for them', async () => {
  const never = laterPart(() => new Promise<ComponentType>(() => {}));
  const frame = globalThis as { pageLoader?: object };
  frame.pageLoader = {};
  await expect(withParts(Promise.resolve('page'), () => [never])).resolves.toBe('page');
  delete frame.pageLoader;
});
