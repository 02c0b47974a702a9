import { hasPageBehind } from './hasPageBehind';

const setNavigation = (navigation: unknown) =>
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });

afterEach(() => setNavigation(undefined));

test.each([
  ['a fresh tab, before the router has counted', null, false],
  ['the first entry of a visit', { idx: 0 }, false],
  ['an entry of a fragment, which the router has not written', { other: true }, false],
  ['the second entry', { idx: 1 }, true],
])('%s', (_name, state, isBehind) => {
  window.history.replaceState(state, '');
  expect(hasPageBehind()).toBe(isBehind);
});

test('the browser’s answer counts after it dropped the oldest entries of a long visit', () => {
  window.history.replaceState({ idx: 60 }, '');
  setNavigation({ canGoBack: false });
  expect(hasPageBehind()).toBe(false);
});

test('the page behind the first entry is another site, or was left by a full load', () => {
  window.history.replaceState({ idx: 0 }, '');
  setNavigation({ canGoBack: true });
  expect(hasPageBehind()).toBe(false);
});
