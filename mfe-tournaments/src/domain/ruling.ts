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
 * a team's withdrawal. A league match of a team that is no longer entered does not count. After a withdrawal a finished
 * playoff match stands, and the opponent wins an unfinished one. A league match between two withdrawn teams has no
 * winner. A playoff match needs one: the team that withdrew later.
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
  const [first, second] = gone;
  if (first === undefined) return onSheet;
  if (!isLeagueFixture(fixture))
    return onSheet ?? (played === 'finished' ? undefined : lostBy(first, fixture));
  if (gone.some(({ treatment }) => treatment === 'annulled')) return { kind: 'annulled' };
  const isKept = played === 'finished' && gone.every(({ treatment }) => treatment === 'kept');
  if (isKept) return onSheet;
  return second === undefined ? lostBy(first, fixture) : { kind: 'annulled' };
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
