import { useSyncExternalStore } from 'react';
import { createStore } from 'shared-kernel';
import type { DeskReservation } from '../../../data/desk';

/** The reservation for which « Déplacer » waits for a free cell, on whichever day and tab; it lasts as long as the page. */
const moved = createStore<{ readonly reservation: DeskReservation | null }>(() => ({ reservation: null }));

export const setMovedReservation = (reservation: DeskReservation | null) => moved.setState({ reservation });

export function useMovedReservation() {
  const { reservation } = useSyncExternalStore(moved.subscribe, moved.getState, moved.getState);
  return [reservation, setMovedReservation] as const;
}
