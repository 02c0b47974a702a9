import { theme } from 'shared-kernel';
import type { Side } from '../../domain/tournament';

/** The court's two edge lights: the home team plays in the cool one, on the left; the away team in the warm one. */
export const sideColours: Readonly<Record<Side, string>> = {
  teamA: theme.color.action,
  teamB: theme.color.warm,
};
