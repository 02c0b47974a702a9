/** A goal as a phone writes it, the nth that it has seen. */
export function anEvent(sequence: number, id = `event-${String(sequence).padStart(4, '0')}`) {
  return {
    id,
    sequence,
    at: '2026-11-21T12:00:00.000Z',
    kind: 'goal',
    setIndex: 0,
    side: 'teamA',
    type: 'attacker',
    scorerId: 'p1',
  };
}
