import { centre, paths } from 'shared-kernel';
import { type Appointment, appointmentsFile } from 'shared-kernel/appointment-file';
import { fixtureTimes } from '../../../matchday/fixtureTimes';
import { slug } from '../../../model/slug';
import type { Tournament } from '../../../model/tournament';
import { courtName, stageOf } from '../../../widgets/words';

/**
 * The schedule as a calendar file; `origin` is the site's. A match keeps its identifier, so a later file moves it in an
 * agenda and doubles nothing. A match that is decided without play is taken out again.
 */
export function scheduleFile(tournament: Tournament, origin: string, now: Date) {
  const { street, postalCode, city } = centre.address;
  const hall = `${centre.name}, ${street}, ${postalCode} ${city}`;
  const { id, name, teams } = tournament;
  const appointments = fixtureTimes(tournament).map(
    ({ fixture, startsAt, durationMinutes, court }): Appointment => ({
      id: `${fixture.id}.${id}@jorkyball`,
      startsAt,
      durationMinutes,
      title: `${fixture.homeTeam} – ${fixture.awayTeam}`,
      description: `${name}\n${stageOf(fixture, teams.length)}\n${origin}${paths.tournament(id)}`,
      place: court === null ? hall : `${courtName(court)}, ${hall}`,
      organizer: { name: centre.name, email: centre.email },
      alarm: null,
      writtenAt: now,
      isCancelled: fixture.ruling !== undefined,
    }),
  );
  return { name: `${slug(name)}.ics`, text: appointmentsFile(appointments) };
}
