import { act, renderHook } from '@testing-library/react';
import { held, keep, startFresh } from '../../testing/confirmationVisit';
import { useHeldReservation } from './useHeldReservation';

startFresh();

test.each([
  ['was not asked yet', { status: 'loading' }, 'loading'],
  ['does not answer', { status: 'ready', value: false }, 'unheard'],
  ['has answered', { status: 'ready', value: true }, 'unknown'],
] as const)(
  'a reservation of another device is unknown only after the answer of the centre, which %s',
  async (_name, upToDate, kind) => {
    keep(held);
    const elsewhere = renderHook(() => useHeldReservation('elsewhere', upToDate));
    const here = renderHook(() => useHeldReservation(held.id, upToDate));
    await act(async () => {});
    expect(elsewhere.result.current.kind).toBe(kind);
    expect(here.result.current.kind).toBe('held');
  },
);
