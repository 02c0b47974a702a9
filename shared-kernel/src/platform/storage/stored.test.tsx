import { act, render, renderHook, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { useNotices } from '../notices/notices';
import { quarantinedTexts } from '../quarantine/quarantinedTexts';
import { soundList } from '../tolerance';
import { quarantine, stored, storedRecord, useStored } from './stored';

function numbers(key: string) {
  return stored<readonly number[]>({ key, schema: soundList(v.number()), empty: [] });
}

function Sum({ of, onRender }: { of: string; onRender?: (text: string) => void }) {
  const data = useStored(numbers(of));
  const text =
    data.status === 'loading' ? 'en route' : String(data.value.reduce((sum, each) => sum + each, 0));
  onRender?.(text);
  return <p>{text}</p>;
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('the first client render equals the server’s, and the data follows at once', async () => {
  localStorage.setItem('hydrated', '[1,2]');
  const html = renderToString(<Sum of="hydrated" />);
  expect(html).toBe('<p>en route</p>');
  const container = document.createElement('div');
  container.innerHTML = html;
  const renders: string[] = [];
  await act(async () => {
    hydrateRoot(container, <Sum of="hydrated" onRender={(text) => renders.push(text)} />);
  });
  expect(renders[0]).toBe('en route');
  expect(container.textContent).toBe('3');
});

test('a component that appears later has the data in its first render', () => {
  localStorage.setItem('later', '[4]');
  const renders: string[] = [];
  render(<Sum of="later" onRender={(text) => renders.push(text)} />);
  expect(renders).toEqual(['4']);
});

test('a component follows a write of this page', async () => {
  render(<Sum of="own" />);
  expect(screen.getByText('0')).toBeInTheDocument();
  await act(() => numbers('own').update((current) => [...current, 7]));
  expect(screen.getByText('7')).toBeInTheDocument();
});

test.each([
  ['the key', 'foreign'],
  ['a cleared storage', null],
])('a component follows a write of another tab, announced by %s', (_name, key) => {
  render(<Sum of="foreign" />);
  act(() => {
    localStorage.setItem('foreign', '[5,6]');
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
  expect(screen.getByText('11')).toBeInTheDocument();
});

test('a page from the back/forward cache reads again', () => {
  render(<Sum of="cached" />);
  act(() => {
    localStorage.setItem('cached', '[9]');
    window.dispatchEvent(new Event('pageshow'));
  });
  expect(screen.getByText('9')).toBeInTheDocument();
});

test('unreadable data leaves the page working, is quarantined, and is announced in French', async () => {
  localStorage.setItem('damaged', '[1,"two",3]');
  const notices = renderHook(useNotices);
  render(<Sum of="damaged" />);
  expect(screen.getByText('4')).toBeInTheDocument();
  await act(async () => undefined);
  expect(notices.result.current).toEqual([
    expect.objectContaining({ title: 'Données illisibles mises de côté', variant: 'destructive' }),
  ]);
  const copies = Object.keys(localStorage).filter((key) => key.startsWith('damaged:corrupt:'));
  expect(copies.map((key) => localStorage.getItem(key))).toEqual(['[1,"two",3]']);
  expect(localStorage.getItem('damaged')).toBe('[1,"two",3]');
});

test('a section’s unreadable data is quarantined and announced like any other', async () => {
  const notices = renderHook(useNotices);
  const before = quarantinedTexts.list();
  act(() => expect(quarantine('held-taps:3', '{"half')).toBe(true));
  expect(notices.result.current.at(-1)?.title).toBe('Données illisibles mises de côté');
  const [found] = quarantinedTexts.list().filter((each) => !before.includes(each));
  expect(found).toMatchObject({ key: 'held-taps:3', size: 6 });
  expect(quarantinedTexts.text(found?.copyKey ?? '')).toBe('{"half');
});

test('a change to data of a later release is refused, and the visitor reads that nothing is lost', async () => {
  const text = '{"id":"a","name":"Ana","version":2}';
  localStorage.setItem('newer', text);
  const notices = renderHook(useNotices);
  const shape = { version: 1, steps: {}, schema: v.looseObject({ id: v.string(), name: v.string() }) };
  const later = storedRecord<v.InferOutput<typeof shape.schema> | null>({ key: 'newer', shape, empty: null });
  expect(await later.read()).toEqual({ id: 'a', name: 'Ana' });
  const written = await act(() => later.update(() => ({ id: 'a', name: 'Léa' })));
  expect(written).toEqual({ ok: false, refusal: { kind: 'newer-data' } });
  expect(notices.result.current.at(-1)?.title).toBe('Données plus récentes que le site');
  expect(notices.result.current.at(-1)?.description).toContain('rien de ce que vous avez saisi n’est perdu');
  expect(localStorage.getItem('newer')).toBe(text);
});

test('a full storage refuses the write, and the visitor reads that their input is kept', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  const notices = renderHook(useNotices);
  const written = await act(() => numbers('full').update(() => [1]));
  expect(written).toEqual({ ok: false, refusal: { kind: 'quota-exceeded' } });
  const told = notices.result.current.at(-1);
  expect(told?.title).toBe('Espace de stockage plein');
  expect(told?.description).toContain('rien de ce que vous avez saisi n’est perdu');
});

test('a full storage emits no notice where the page itself says so', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  const notices = renderHook(useNotices);
  const before = notices.result.current;
  const written = await act(() => numbers('told').update(() => [1], { isTold: true }));
  expect(written).toEqual({ ok: false, refusal: { kind: 'quota-exceeded' } });
  expect(notices.result.current).toEqual(before);
});

test('refused storage leaves the page working in memory, and is announced once', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const notices = renderHook(useNotices);
  render(<Sum of="refused" />);
  await act(() => numbers('refused').update(() => [8]));
  await act(() => numbers('refused').update((current) => [...current, 1]));
  expect(screen.getByText('9')).toBeInTheDocument();
  const told = notices.result.current.filter(({ title }) => title === 'Vos données ne seront pas conservées');
  expect(told).toHaveLength(1);
  expect(told[0]?.description).toMatch(/oublié dès que vous rechargez ou fermez la page\.$/);
});
