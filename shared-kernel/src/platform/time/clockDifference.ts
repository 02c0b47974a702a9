const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** A smaller difference is the answer's way here, and does no harm. */
const toleratedMs = 2 * minuteMs;

/**
 * How far a device's clock is ahead of another one that shows `otherMs`, in milliseconds. It is rounded to whole
 * minutes, because answer times vary and no page is more exact. Below two minutes it is 0.
 */
export function clockDifference(otherMs: number, deviceMs = Date.now()): number {
  const differenceMs = deviceMs - otherMs;
  return Math.abs(differenceMs) < toleratedMs ? 0 : Math.round(differenceMs / minuteMs) * minuteMs;
}

/** « L’horloge de cet appareil avance de 36 heures »: as exact as it helps. */
export function clockDifferenceInWords(aheadMs: number): string {
  return `L’horloge de cet appareil ${aheadMs > 0 ? 'avance' : 'retarde'} de ${span(Math.abs(aheadMs))}`;
}

/** « 12 minutes », « 36 heures », « 4 jours ». */
function span(milliseconds: number): string {
  if (milliseconds < 1.5 * hourMs) return `${Math.round(milliseconds / minuteMs)}\u00a0minutes`;
  if (milliseconds < 3 * dayMs) return `${Math.round(milliseconds / hourMs)}\u00a0heures`;
  return `${Math.round(milliseconds / dayMs)}\u00a0jours`;
}
