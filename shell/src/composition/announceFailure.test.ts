import { announceFailure } from './announceFailure';
import type { Found } from './pageFinder';
import { SectionFailure, Unlisted } from './sectionFailure';

const release = '0123456789ab';
const request = `/remotes/mfe-booking/${release}/remoteEntry.js`;

const reasonOf = jest.fn<Promise<LoadReason>, [string]>();
const reportLoad = jest.fn();
const announce = jest.fn();

beforeEach(() => {
  const explain = (what: string, reason: LoadReason) => `${what}: ${reason}`;
  Object.assign(globalThis, { pageLoader: { reasonOf, announce, explain }, pageReports: { reportLoad } });
  jest.clearAllMocks();
});

afterEach(() => {
  Object.assign(globalThis, { pageReports: undefined });
});

const failed = (error: unknown): Found => ({ kind: 'failure', error });
const loadError = (address = request) => Object.assign(new Error(), { request: address });
const unreachable = (cause?: unknown, section = 'booking') =>
  new SectionFailure('unreachable', section, cause, release);

test.each<[LoadReason, Error, string]>([
  [404, unreachable(loadError()), `GET ${request}: 404`],
  ['integrity', unreachable(loadError()), `GET ${request}: integrity`],
  ['timeout', unreachable(), 'its files: timeout'],
  [
    'incompatible',
    new SectionFailure('incompatible', 'booking', ['the exports X, Y of shared-kernel'], release),
    'this shell lacks the exports X, Y of shared-kernel',
  ],
  ['error', unreachable(new TypeError('It exposes no routes.')), 'TypeError: It exposes no routes'],
])('the reason %s of a section is a sentence, and a word in the report', async (reason, error, words) => {
  reasonOf.mockResolvedValue(reason);
  await announceFailure(failed(error));
  expect(announce.mock.calls).toEqual([[`Section "booking" (release ${release}) did not load: ${words}.`]]);
  expect(reportLoad).toHaveBeenCalledWith(expect.objectContaining({ section: 'booking', release, reason }));
});

test.each([
  ['a later part of a section', loadError(`/remotes/mfe-booking/${release}/agenda.js`), 'section "booking"'],
  ['a later part of the shell', loadError(`/shell/${release}/812.js`), 'the shell'],
  [
    'the page for unknown addresses',
    unreachable(loadError(`/shell/${release}/404.js`), 'shell'),
    'the shell',
  ],
])('%s is named by its address', async (_, error, owner) => {
  reasonOf.mockResolvedValue(404);
  await announceFailure(failed(error));
  const sentence = `A part of ${owner} \\(release ${release}\\) did not load: GET \\S+\\.js: 404\\.`;
  expect(announce).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`^${sentence}$`)));
  expect(reportLoad).toHaveBeenCalledWith(
    expect.objectContaining({ request: expect.stringContaining(release), reason: 404 }),
  );
});

const noRegistry = loadError('/registry.json');

test.each<[LoadReason, Error, string]>([
  [
    503,
    new Unlisted('/tournois', noRegistry),
    'The section of /tournois did not load: GET /registry.json: 503.',
  ],
  [503, noRegistry, 'The registry did not load: GET /registry.json: 503.'],
  ['integrity', noRegistry, 'The registry did not load: GET /registry.json is not a registry.'],
])('a registry with the reason %s is announced', async (reason, error, sentence) => {
  reasonOf.mockResolvedValue(reason);
  await announceFailure(failed(error));
  expect(announce).toHaveBeenCalledWith(sentence);
  // No address of the visitor.
  expect(reportLoad).toHaveBeenCalledWith({ request: '/registry.json', reason, error: noRegistry });
});

test('a host that does not answer the request for the reason is a timeout', async () => {
  jest.useFakeTimers();
  reasonOf.mockReturnValue(new Promise(() => {}));
  const announcing = announceFailure(failed(unreachable(loadError())));
  await jest.advanceTimersByTimeAsync(4_000);
  await announcing;
  expect(announce).toHaveBeenCalledWith(expect.stringMatching(/: timeout\.$/));
  jest.useRealTimers();
});

test('a failure with the same reason is announced once', async () => {
  for (let visits = 0; visits < 2; visits += 1) {
    await announceFailure(failed(unreachable(undefined, 'members')));
  }
  expect(announce).toHaveBeenCalledTimes(1);
});

test('a page that loaded after its error is announced as late', async () => {
  const route = { id: 'tournaments-list', section: 'tournaments', release } as Extract<
    Found,
    { kind: 'page' }
  >['route'];
  await announceFailure({ kind: 'page', route });
  expect(announce).toHaveBeenCalledWith(
    expect.stringMatching(/^Section "tournaments".* its files: timeout\.$/),
  );
});
