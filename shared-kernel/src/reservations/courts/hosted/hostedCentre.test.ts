import { unreachable } from './hostedCentre';

jest.mock('shared-kernel', () => ({}));

const failed = (status: number) => ({ kind: 'failed', status, message: '' }) as const;

test.each([
  ['a request that the database does not accept', failed(400), 'forbidden'],
  ['a function that the database lacks', failed(404), 'forbidden'],
  ['a request that is too large', failed(413), 'forbidden'],
  ['too many requests', failed(429), 'busy'],
  ['a fault of the database', failed(500), 'no-answer'],
  ['an answer of another server', { kind: 'unreachable', status: 502 } as const, 'no-answer'],
  ['a member who may not', { kind: 'forbidden' } as const, 'forbidden'],
  ['a session that has ended', { kind: 'signed-out' } as const, 'signed-out'],
])('after %s the visitor reads why', (_name, refusal, kind) => {
  expect(unreachable(refusal)).toEqual({ kind: 'unreachable', refusal: { kind } });
});

test('a device without a network blames no centre', () => {
  expect(unreachable({ kind: 'no-network' }).refusal).toEqual({ kind: 'no-network' });
});
