import { act, render, screen } from '@testing-library/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { importWithRetry } from 'shared-kernel';
import { laterPart, withParts } from '.';

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

/** A module with the part, and the part. */
function later(importPart: () => Promise<ComponentType>, placeholder?: ReactNode) {
  const late = importWithRetry(importPart);
  return { late, Part: laterPart(late, (module) => module, placeholder) };
}

/** As on the server: of another copy of the module, in which the code is there. */
async function prerendered(): Promise<HTMLElement> {
  const { late, Part } = later(async () => Counter);
  await late.load();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Part />);
  document.body.append(container);
  return container;
}

afterEach(() => document.body.replaceChildren());

test('a part keeps its HTML, and is hydrated by itself', async () => {
  const container = await prerendered();
  const { Part } = later(async () => Counter);
  await act(async () => void render(<Part />, { container, hydrate: true }));
  const button = screen.getByRole('button', { name: 'Taps: 0' });
  await pass();
  act(() => button.click());
  expect(button).toHaveTextContent('Taps: 1');
});

test('a tap before the part’s code is answered once the code has loaded', async () => {
  const main = document.createElement('main');
  const container = await prerendered();
  main.append(container);
  document.body.append(main);
  let come = (_part: ComponentType) => {};
  const { Part } = later(
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

test('a part keeps its HTML while its code fails to load, and a retry hydrates it', async () => {
  const container = await prerendered();
  let isThere = false;
  const { Part } = later(async () => {
    if (!isThere) throw new Error('No network.');
    return Counter;
  });
  await act(async () => void render(<Part />, { container, hydrate: true }));
  await pass();
  const button = screen.getByRole('button', { name: 'Taps: 0' });
  isThere = true;
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  act(() => button.click());
  expect(button).toHaveTextContent('Taps: 1');
});

test('a placeholder keeps the place of a part without HTML', async () => {
  let come = (_part: ComponentType) => {};
  const { Part } = later(
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

test('a page opened within the site renders its parts at once', async () => {
  const { late, Part } = later(async () => Counter);
  await withParts(Promise.resolve({ late }), (page) => page.late);
  render(<Part />);
  expect(screen.getByRole('button', { name: 'Taps: 0' })).toBeVisible();
});

test('a page opened within the site rejects when a part fails to load', async () => {
  const { late } = later(() => Promise.reject(new Error('No network.')));
  await expect(withParts(Promise.resolve({}), () => late)).rejects.toThrow('No network.');
});

test('a prerendered page does not wait for its parts', async () => {
  const { late } = later(() => new Promise(() => {}));
  const frame = globalThis as { pageLoader?: object };
  frame.pageLoader = {};
  await expect(withParts(Promise.resolve('page'), () => late)).resolves.toBe('page');
  delete frame.pageLoader;
});
