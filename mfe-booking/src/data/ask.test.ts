import { callBackEnd } from 'shared-kernel/back-end';
import { ask, refused } from './ask';

jest.mock('shared-kernel/back-end', () => ({
  ...jest.requireActual('shared-kernel/back-end'),
  callBackEnd: jest.fn(),
}));

test('a request that Postgres ended for another one is sent once more', async () => {
  const ended = {
    ok: false,
    refusal: { kind: 'failed', status: 500, message: 'deadlock detected' },
  } as const;
  const asked = jest.mocked(callBackEnd).mockResolvedValue(ended);
  expect(await ask('desk_move', { id: 'a' }, refused)).toEqual({ ok: false, trouble: 'failed' });
  expect(asked).toHaveBeenCalledTimes(2);
  const value = { kind: 'refused', reason: 'gone' };
  asked.mockResolvedValueOnce(ended).mockResolvedValueOnce({ ok: true, value });
  expect(await ask('desk_move', { id: 'a' }, refused)).toEqual({ ok: true, value });
});
