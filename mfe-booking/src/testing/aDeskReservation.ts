import type { DeskReservation } from '../data/desk';

/** A guest's game on court 1 at 18:00 of a Tuesday, with these changes. */
export function aDeskReservation(changed: Partial<DeskReservation> = {}): DeskReservation {
  return {
    id: 'r1',
    reference: 'K7M2PX',
    sequence: 0,
    day: '2026-09-15',
    hour: 18,
    court: 1,
    players: 4,
    name: 'Yanis Roux',
    email: '',
    phone: '06 12 34 56 78',
    plan: 'Non spécifié',
    service: 'Jeu libre',
    note: '',
    attendance: null,
    member: null,
    series: null,
    group: [],
    waiting: null,
    enteredBy: 'Nadia Ferrand',
    changedBy: '',
    changeReason: '',
    absences: 0,
    suspended: false,
    suspension: '',
    ...changed,
  };
}
