import { act, renderHook } from '@testing-library/react';
import { aTournament } from '../../../competition/testing/aTournament';
import type { MatchNews } from '../../../matchday/matchNews';
import { useTurning } from './Controls';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const [fixture, other] = aTournament().fixtures as [MatchNews['fixture'], MatchNews['fixture']];
const panels = ['standings-0', 'courts-0', 'next'];

function aScreen() {
  const { result, rerender } = renderHook(({ keys }) => useTurning(keys), {
    initialProps: { keys: panels },
  });
  const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
  const bring = (news: MatchNews) => act(() => result.current.bringToFront([news]));
  return { turning: () => result.current, rerender, pass, bring };
}

test('a goal stays in front for eight seconds, then the panel of the courts follows', () => {
  const { turning, pass, bring } = aScreen();
  bring({ kind: 'goal', fixture, side: 'teamA', setIndex: 0 });
  pass(7);
  expect(turning().front).toMatchObject({ fixture: fixture.id });
  pass(2);
  expect(turning().front).toBeNull();
  expect(turning().place).toBe(1);
});

test('a won set stays in front for twenty seconds, whatever happens meanwhile', () => {
  const { turning, rerender, pass, bring } = aScreen();
  bring({ kind: 'set', fixture, side: 'teamA', setIndex: 1 });
  pass(10);
  bring({ kind: 'goal', fixture: other, side: 'teamA', setIndex: 0 });
  rerender({ keys: [...panels] });
  pass(9);
  expect(turning().front).toMatchObject({ fixture: fixture.id, decidedSet: 1 });
  pass(2);
  expect(turning().front).toBeNull();
});
