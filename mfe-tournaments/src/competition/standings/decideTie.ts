import type { TieDecision, Tournament } from '../../model/tournament';

/** Stores the order of teams that no criterion separates; the latest decision applies. */
export function decideTie(tournament: Tournament, decision: TieDecision): Tournament {
  return { ...tournament, tieDecisions: [...(tournament.tieDecisions ?? []), decision] };
}

/** Takes a decision back, known by its moment. */
export function takeTieDecisionBack(tournament: Tournament, { at }: TieDecision): Tournament {
  const { tieDecisions = [], ...others } = tournament;
  const left = tieDecisions.filter((decision) => decision.at !== at);
  return left.length > 0 ? { ...others, tieDecisions: left } : others;
}
