import { movePlacement } from '../../../matchday/movePlacement';
import { planOfNow } from '../../../matchday/runningDay';
import { withPlan } from '../../../model/plans';
import { presentTime } from '../../../store/stamps';
import { tournaments } from '../../../store/tournaments';
import { announce } from '../../../widgets/announce';
import { strings } from './now/strings';

/** The organiser's parts of the tournament page, which no reader downloads. */
export { Connection } from '../../../widgets/Connection';
export { ExportReminder, ExportTournament } from './ExportTournament';
export { OrganizerPrompts } from './OrganizerPrompts';
export { TieBreaks } from './standings/TieBreaks';

/** Moves a called match to another court of the present plan; one drawn since the plan was made gets its place there. */
export async function callToCourt(tournamentId: string, fixture: string, court: number): Promise<void> {
  const saved = await tournaments.update(tournamentId, (current) => {
    const day = planOfNow(current, presentTime());
    return day === null ? current : withPlan(current, movePlacement(day, fixture, { court }));
  });
  if (saved.ok) announce({ title: strings.movedTo(court) });
}
