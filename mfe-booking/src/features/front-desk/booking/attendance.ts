import { dismissNotice, notify } from 'shared-kernel';
import { type Attendance, type DeskReservation, noteAttendance } from '../../../data/desk';
import { commandTroubles, deskStrings, refusalWords } from '../strings';
import { showChange } from '../ui/useDeskDays';
import { detailStrings as words } from './strings';
import { sayDone, sayFailed, undoAttendance } from './undo';

/** What the last press has noted. The next one takes its place: a row of arrivals must not cover the grid. */
let latest = '';
/** The reservations whose attendance is being noted. */
const sent = new Set<string>();

/** Notes it, and offers to take it back. Returns the reason why it was not noted, and whether a repeat may help; null once it is. */
export async function note(
  { id, hour, attendance }: DeskReservation,
  wanted: Attendance | null,
): Promise<{ readonly why: string; readonly isUnanswered: boolean } | null> {
  const answer = await noteAttendance(id, wanted);
  if (!answer.ok) return { why: commandTroubles[answer.trouble], isUnanswered: true };
  if (answer.value.kind === 'refused') {
    const { reason } = answer.value;
    const isEarly = reason === 'not-yet' && wanted === 'absent';
    return { why: isEarly ? words.absentFrom(hour) : refusalWords[reason], isUnanswered: false };
  }
  const { reservation } = answer.value;
  showChange(id, reservation);
  dismissNotice(latest);
  const said = words.noted[wanted ?? 'none'](reservation.name || deskStrings.forgotten);
  latest = sayDone(said, () => void undoAttendance(id, attendance));
  return null;
}

/** The key of an arrival was pressed before its day. */
export function sayNotYet({ name }: DeskReservation): void {
  dismissNotice(latest);
  latest = notify({ title: words.notNoted(name || deskStrings.forgotten), description: words.notYet });
}

/** By one press on the day: the players are here, or they do not come; the next press takes it back. */
export async function toggleAttendance(reservation: DeskReservation, wanted: Attendance): Promise<void> {
  const { id, name, attendance } = reservation;
  if (sent.has(id)) return;
  sent.add(id);
  const fault = await note(reservation, attendance === wanted ? null : wanted);
  sent.delete(id);
  if (!fault) return;
  const retry = fault.isUnanswered ? () => void toggleAttendance(reservation, wanted) : undefined;
  sayFailed(fault.why, retry, words.notNoted(name || deskStrings.forgotten));
}
