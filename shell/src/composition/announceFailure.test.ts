import { announceFailure, FAILURE_MEASURE } from './announceFailure';
import type { Found } from './pageFinder';
import { SectionFailure, Unlisted } from './sectionFailure';

const release = '0123456789ab';
const request = `/remotes/mfe-booking/${release}/remoteEntry.js`;

const reasonOf = jest.fn<Promise<LoadReason>, [string]>();
const reportLoad = jest.fn();
const measure = jest.fn();
let printed: jest.SpyInstance;

beforeEach(() => {
  printed = jest.spyOn(console, 'error').mockImplementation();
  Object.assign(globalThis, { pageLoader: { reasonOf }, pageReports: { reportLoad } });
  performance.measure = measure;
  jest.clearAllMocks();
});

afterEach(() => {
  printed.mockRestore();
  Object.assign(globalThis, { pageReports: undefined });
});

const loadError = Object.assign(new Error(), { request });
const failed = (error: Error): Found => ({ kind: 'failure', error });
const unreachable = (cause?: unknown) => new SectionFailure('unreachable', 'booking', cause, release);

test.each<[LoadReason, Error, string]>([
  [404, unreachable(loadError), `GET ${request} answered 404.`],
  ['network', unreachable(loadError), `GET ${request} failed: network.`],
  ['timeout', unreachable(loadError), `GET ${request} did not answer within 7 s.`],
  ['integrity', unreachable(loadError), `GET ${request} does not match its integrity hash.`],
  ['timeout', unreachable(), 'its files did not answer within 7 s.'],
  [
    'incompatible',
    new SectionFailure('incompatible', 'booking', ['the exports X, Y of shared-kernel'], release),
    'this shell lacks the exports X, Y of shared-kernel.',
  ],
  ['error', unreachable(new TypeError('It exposes no routes.')), 'TypeError: It exposes no routes.'],
])(
  'the reason %s is a sentence in the console and the panel, and a word in the report',
  async (reason, error, words) => {
    reasonOf.mockResolvedValue(reason);
    await announceFailure(failed(error));
    const sentence = `Section "booking" (release ${release}) did not load: ${words}`;
    expect(printed.mock.calls).toEqual([[sentence]]);
    expect(measure).toHaveBeenCalledWith(FAILURE_MEASURE, expect.objectContaining({ detail: sentence }));
    expect(reportLoad).toHaveBeenCalledWith(expect.objectContaining({ section: 'booking', release, reason }));
  },
);

test.each<[LoadReason, string]>([
  [503, 'answered 503'],
  ['integrity', 'is not a registry'],
])(
  'a registry with the reason %s is announced with the address whose section is unknown',
  async (reason, words) => {
    reasonOf.mockResolvedValue(reason);
    await announceFailure(failed(new Unlisted('/tournois', new Error())));
    expect(printed).toHaveBeenCalledWith(
      `The section of /tournois did not load: GET /registry.json ${words}.`,
    );
    expect(reportLoad).toHaveBeenCalledWith({ request: '/registry.json', reason, error: expect.anything() });
  },
);

test('a host that does not answer the request for the reason is a timeout', async () => {
  jest.useFakeTimers();
  reasonOf.mockReturnValue(new Promise(() => {}));
  const announcing = announceFailure(failed(unreachable(loadError)));
  await jest.advanceTimersByTimeAsync(4_000);
  await announcing;
  expect(printed).toHaveBeenCalledWith(expect.stringContaining('did not answer within 7 s.'));
  jest.useRealTimers();
});

test('a failure in two visits of a page is announced once', async () => {
  const failure = failed(unreachable());
  await announceFailure(failure);
  await announceFailure(failure);
  expect(printed).toHaveBeenCalledTimes(1);
});

test('a page that loaded after its error is announced as late', async () => {
  const route = { id: 'booking-day', section: 'booking', release } as Extract<
    Found,
    { kind: 'page' }
  >['route'];
  await announceFailure({ kind: 'page', route });
  expect(printed).toHaveBeenCalledWith(expect.stringContaining('its files did not answer within 7 s.'));
});
