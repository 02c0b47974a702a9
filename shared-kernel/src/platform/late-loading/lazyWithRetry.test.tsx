import { act, render, screen } from '@testing-library/react';
import { importWithRetry, lazyWithRetry } from '../..';
import { announceFailedImports } from './importWithRetry';

const Part = ({ name }: { readonly name: string }) => <p>Part of {name}</p>;

/** An import that fails until `isThere` is set. */
function aPart(take = async () => {}) {
  const network = { isThere: false };
  const importModule = jest.fn(async () => {
    await take();
    if (!network.isThere) throw new Error('No network.');
    return { Part };
  });
  const late = importWithRetry(importModule);
  const Late = lazyWithRetry(late, (module) => module.Part, {
    placeholder: <p>Its place</p>,
    onError: ({ name, onRetry }) => (
      <button type="button" onClick={onRetry}>
        Retry {name}
      </button>
    ),
  });
  return { network, importModule, late, Late, show: () => render(<Late name="Ana" />) };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const retryButton = () => screen.getByRole('button', { name: 'Retry Ana' });
const part = () => screen.queryByText('Part of Ana');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows the placeholder, then the component', async () => {
  const { network, show } = aPart();
  network.isThere = true;
  show();
  expect(screen.getByText('Its place')).toBeVisible();
  await pass(0);
  expect(part()).toBeVisible();
});

test('imports again by itself after a failure, and shows the component without a reload', async () => {
  const { network, show } = aPart();
  show();
  await pass(0);
  expect(retryButton()).toBeVisible();
  network.isThere = true;
  await pass(10_000);
  expect(part()).toBeVisible();
});

test('shows the component after a press on the retry button', async () => {
  const { network, show } = aPart();
  show();
  await pass(0);
  network.isThere = true;
  await act(async () => retryButton().click());
  expect(part()).toBeVisible();
});

test('imports again when the network returns', async () => {
  const { network, show } = aPart();
  show();
  await pass(0);
  network.isThere = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(part()).toBeVisible();
});

test('backs off after each failure, up to one minute', async () => {
  const { importModule, show } = aPart();
  const began = Date.now();
  const times: number[] = [];
  importModule.mockImplementation(async () => {
    times.push((Date.now() - began) / 1000);
    throw new Error('No network.');
  });
  show();
  await pass(200_000);
  expect(times).toEqual([0, 10, 30, 70, 130, 190]);
});

test('waits a minute after a hanging import, because it holds a connection', async () => {
  const { importModule, show } = aPart(() => new Promise((resolve) => setTimeout(resolve, 7_000)));
  show();
  await pass(66_000);
  expect(importModule).toHaveBeenCalledTimes(1);
  await pass(1_000);
  expect(importModule).toHaveBeenCalledTimes(2);
});

test('stops retrying after unmount, and starts again after the next mount', async () => {
  const { network, importModule, show } = aPart();
  const { unmount } = show();
  await pass(0);
  unmount();
  await pass(60_000);
  expect(importModule).toHaveBeenCalledTimes(1);
  network.isThere = true;
  show();
  expect(screen.getByText('Its place')).toBeVisible();
  await pass(0);
  expect(part()).toBeVisible();
});

test('imports the module of several components once', async () => {
  const { network, importModule, late, Late } = aPart();
  network.isThere = true;
  const Other = lazyWithRetry(late, (module) => module.Part);
  render([<Late key="1" name="Ana" />, <Other key="2" name="Bea" />]);
  await pass(0);
  expect(screen.getByText('Part of Bea')).toBeVisible();
  await late.load();
  expect(importModule).toHaveBeenCalledTimes(1);
});

test('rejects to the caller when no component is mounted', async () => {
  const { late } = aPart();
  await expect(late.load()).rejects.toThrow('No network.');
  expect(late.arrival()).toEqual({});
});

test('announces a failure once, however often it is retried', async () => {
  const announce = jest.fn();
  announceFailedImports(announce);
  const { importModule, show } = aPart();
  show();
  await pass(30_000);
  expect(importModule).toHaveBeenCalledTimes(3);
  expect(announce.mock.calls).toEqual([[new Error('No network.')]]);
  announceFailedImports(() => {});
});

test('announces no further failure when the code that announces it does not load', async () => {
  const { importModule, late } = aPart();
  announceFailedImports(() => void late.load().catch(() => {}));
  await expect(late.load()).rejects.toThrow('No network.');
  await pass(0);
  expect(importModule).toHaveBeenCalledTimes(2);
  announceFailedImports(() => {});
});
