import { callBackEnd } from 'shared-kernel/back-end';
import { ask, refused } from './ask';

jest.mock('shared-kernel/back-end', () => ({
  ...jest.requireActual('shared-kernel/back-end'),
  callBackEnd: jest.fn(),
}));

test.each([
  [400, 'not-accepted'],
  [429, 'busy'],
  [500, 'failed'],
])('of an answer with status %i the page says “%s”', async (status, trouble) => {
  const message = 'invalid input syntax for type uuid: "x"';
  jest.mocked(callBackEnd).mockResolvedValue({ ok: false, refusal: { kind: 'failed', status, message } });
  expect(await ask('desk_move', { id: 'x' }, refused)).toEqual({ ok: false, trouble });
});

test('a request that Postgres ended for another one is sent once more', async () => {
  const ended = {
    ok: false,
    refusal: { kind: 'failed', status: 500, message: 'deadlock detected' },
  } as const;
  const asked = jest.mocked(callBackEnd).mockReset().mockResolvedValue(ended);
  expect(await ask('desk_move', { id: 'a' }, refused)).toEqual({ ok: false, trouble: 'failed' });
  expect(asked).toHaveBeenCalledTimes(2);
  const value = { kind: 'refused', reason: 'gone' };
  asked.mockResolvedValueOnce(ended).mockResolvedValueOnce({ ok: true, value });
  expect(await ask('desk_move', { id: 'a' }, refused)).toEqual({ ok: true, value });
});
