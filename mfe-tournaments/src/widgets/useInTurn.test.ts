import { renderHook } from '@testing-library/react';
import { useInTurn } from './useInTurn';

test('a save that throws does not keep the next one back', async () => {
  const { result } = renderHook(useInTurn);
  const first = result.current(() => Promise.reject(new Error('full')));
  const second = result.current(async () => 'saved');
  await expect(first).rejects.toThrow('full');
  await expect(second).resolves.toBe('saved');
});
