import {
  type Fixture,
  type FixtureStatus,
  isLeagueFixture,
  type Ruling,
  type Side,
  type Tournament,
  type Withdrawal,
} from './tournament';

/**
 * Decides the ruling that replaces a match's played result, given how far the match went: the forfeit on its sheet, or
 * a team's withdrawal. A league match of a team that is no longer entered does not count. A finished playoff match
 * stands. Of two teams that withdraw, the earlier one loses a match that nothing has decided before, so that a later
 * withdrawal with results `kept` takes no points back (docs/decisions/0003-points-sets-and-ties.md).
 */
export function rulingOf(
  fixture: Fixture,
  played: FixtureStatus,
  { teams, withdrawals = [] }: Pick<Tournament, 'teams' | 'withdrawals'>,
): Ruling | undefined {
  const isEntered = teams.includes(fixture.homeTeam) && teams.includes(fixture.awayTeam);
  if (isLeagueFixture(fixture) && !isEntered) return { kind: 'annulled' };
  const declared = fixture.result?.details?.forfeit;
  const onSheet: Ruling | undefined = declared && { kind: 'forfeit', by: declared };
  const gone = withdrawals.filter(({ team }) => team === fixture.homeTeam || team === fixture.awayTeam);
  const [first] = gone;
  if (first === undefined) return onSheet;
  const isDecided = played === 'finished' || declared !== undefined;
  if (!isLeagueFixture(fixture)) return isDecided ? onSheet : lostBy(first, fixture);
  if (gone.some(({ treatment }) => treatment === 'annulled')) return { kind: 'annulled' };
  const [loser, ...others] = gone.filter(({ treatment }) => treatment === 'won-by-opponents');
  if (loser !== undefined) return others.length > 0 ? { kind: 'annulled' } : lostBy(loser, fixture);
  return isDecided ? onSheet : lostBy(first, fixture);
}

function lostBy({ team }: Withdrawal, { homeTeam }: Fixture): Ruling {
  const by: Side = team === homeTeam ? 'teamA' : 'teamB';
  return { kind: 'forfeit', by };
}

/** Whether two rulings say the same. */
export function isSameRuling(a: Ruling | undefined, b: Ruling | undefined): boolean {
  if (a?.kind !== 'forfeit' || b?.kind !== 'forfeit') return a?.kind === b?.kind;
  return a.by === b.by;
}
