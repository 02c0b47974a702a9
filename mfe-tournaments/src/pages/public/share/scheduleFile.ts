import { centre, paths } from 'shared-kernel';
import { type Appointment, appointmentsFile } from 'shared-kernel/appointment-file';
import { fixtureTimes } from '../../../matchday/fixtureTimes';
import { slug } from '../../../model/slug';
import type { Tournament } from '../../../model/tournament';
import { slotName } from '../../../widgets/words';

const strings = {
  title: (home: string, away: string) => `${home} – ${away}`,
  round: (round: number) => `Journée ${round}`,
  court: (court: number) => `Terrain ${court}`,
} as const;

/**
 * The schedule as a calendar file; `origin` is the site's. A match keeps its identifier, so a later file moves it in an
 * agenda and doubles nothing. An annulled match is taken out again.
 */
export function scheduleFile(
  tournament: Tournament,
  origin: string,
  now: Date,
): { readonly name: string; readonly text: string } {
  const { street, postalCode, city } = centre.address;
  const { id, name, teams } = tournament;
  const appointments = fixtureTimes(tournament).map(
    ({ fixture, startsAt, durationMinutes, court }): Appointment => ({
      id: `${fixture.id}.${id}@jorkyball`,
      startsAt,
      durationMinutes,
      title: strings.title(fixture.homeTeam, fixture.awayTeam),
      description: [
        name,
        fixture.slot ? slotName(fixture.slot, teams.length) : strings.round(fixture.round ?? 1),
        `${origin}${paths.tournament(id)}`,
      ].join('\n'),
      place: [
        ...(court === null ? [] : [strings.court(court)]),
        `${centre.name}, ${street}, ${postalCode} ${city}`,
      ].join(', '),
      organizer: { name: centre.name, email: centre.email },
      alarm: null,
      writtenAt: now,
      isCancelled: fixture.ruling !== undefined,
    }),
  );
  return { name: `${slug(name)}.ics`, text: appointmentsFile(appointments) };
}
