import type { TieDecision, Tournament } from '../tournament';

/** Puts down in which order teams stand whom nothing on the court parts; the latest decision of them holds. */
export function decideTie(tournament: Tournament, decision: TieDecision): Tournament {
  return { ...tournament, tieDecisions: [...(tournament.tieDecisions ?? []), decision] };
}

/** Takes a decision back, known by its moment. */
export function takeTieDecisionBack(tournament: Tournament, { at }: TieDecision): Tournament {
  const { tieDecisions = [], ...others } = tournament;
  const left = tieDecisions.filter((decision) => decision.at !== at);
  return left.length > 0 ? { ...others, tieDecisions: left } : others;
}
