import { centre, isolated, paths } from 'shared-kernel';
import { type Appointment, appointmentsFile } from 'shared-kernel/appointment-file';
import { instantAt } from 'shared-kernel/time';
import { slug } from '../../../competition/teams/teamId';
import { withPlayoffs } from '../../../matchday/playoffsOfDay';
import { instantOf } from '../../../model/dayClock';
import { plansOf } from '../../../model/plans';
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
      title: `${isolated(fixture.homeTeam)} – ${isolated(fixture.awayTeam)}`,
      description: [name, stageOf(fixture, teams.length), `${origin}${paths.tournament(id)}`].join('\n'),
      place: court === null ? hall : `${courtName(court)}, ${hall}`,
      organizer: { name: centre.name, email: centre.email },
      alarm: null,
      writtenAt: now,
      isCancelled: fixture.ruling !== undefined,
    }),
  );
  return { name: `${slug(name)}.ics`, text: appointmentsFile(appointments) };
}

/** Of a match on no planned day. */
const usualMinutes = 30;

/** Every match whose start is known, in the order of their starts: as planned or, without a court, as postponed. */
export function fixtureTimes(tournament: Tournament) {
  const days = plansOf(tournament).map((day) => withPlayoffs(tournament, day));
  const places = new Map(
    days.flatMap((day) =>
      day.placements.map((placement) => [placement.fixture, { day, ...placement }] as const),
    ),
  );
  const usual = days.at(-1)?.matchMinutes ?? usualMinutes;
  return tournament.fixtures
    .flatMap((fixture) => {
      const place = places.get(fixture.id);
      const { postponed } = fixture;
      if (place !== undefined && (postponed === undefined || postponed.to?.day === place.day.date)) {
        const { day, at, court } = place;
        return { fixture, startsAt: instantOf(day.date, at), durationMinutes: day.matchMinutes, court };
      }
      if (!postponed?.to) return [];
      const startsAt = instantAt(postponed.to.day, postponed.to.time);
      return { fixture, startsAt, durationMinutes: usual, court: null };
    })
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.court ?? 0) - (b.court ?? 0));
}
