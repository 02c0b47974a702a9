import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { loadSection } from './loadSection';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));
const load = jest.mocked(loadRemote);
const register = jest.mocked(registerRemotes);

/** Every test asks for a section of its own: the loader remembers how often each was asked for. */
function aRelease(name: string) {
  return { name, version: '1', kernel: '1', entry: `/remotes/${name}/remoteEntry.js`, paths: [] };
}

function askedFor() {
  return register.mock.calls.map(([[remote], options]) => [
    remote && 'entry' in remote && remote.entry,
    options?.force,
  ]);
}

beforeEach(() => {
  load.mockReset();
  register.mockReset();
});

test('gives the routes that the remote exposes', async () => {
  load.mockResolvedValue({ routes: [] });
  await expect(loadSection(aRelease('first'), '1')).resolves.toEqual([]);
  expect(load).toHaveBeenCalledWith('first/routes');
  expect(askedFor()).toEqual([['/remotes/first/remoteEntry.js', false]]);
});

test('tries once more, under a new address', async () => {
  load.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce({ routes: [] });
  await expect(loadSection(aRelease('second'), '1')).resolves.toEqual([]);
  expect(askedFor()).toEqual([
    ['/remotes/second/remoteEntry.js', false],
    ['/remotes/second/remoteEntry.js?retry=1', true],
  ]);
});

test('gives up after the second failure, and never uses an address twice', async () => {
  load.mockRejectedValue(new Error('down'));
  await expect(loadSection(aRelease('third'), '1')).rejects.toMatchObject({
    name: 'SectionFailure',
    kind: 'unreachable',
    section: 'third',
  });
  load.mockResolvedValue({ routes: [] });
  await loadSection(aRelease('third'), '1');
  expect(askedFor().map(([entry]) => entry)).toEqual([
    '/remotes/third/remoteEntry.js',
    '/remotes/third/remoteEntry.js?retry=1',
    '/remotes/third/remoteEntry.js?retry=2',
  ]);
});

test.each([null, {}, { routes: 'none' }])('a remote that exposes %j is a failure', async (module) => {
  load.mockResolvedValue(module);
  await expect(loadSection(aRelease('empty'), '1')).rejects.toMatchObject({ kind: 'unreachable' });
});

test('refuses a section of another kernel without asking for it', async () => {
  await expect(loadSection(aRelease('older'), '2')).rejects.toMatchObject({ kind: 'incompatible' });
  expect(register).not.toHaveBeenCalled();
});

test('waits ten seconds for each try', async () => {
  jest.useFakeTimers();
  load.mockReturnValue(new Promise(() => {}));
  const outcome = loadSection(aRelease('slow'), '1').catch((error) => error);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toMatchObject({ kind: 'unreachable', cause: { name: 'TimeoutError' } });
  jest.useRealTimers();
});
