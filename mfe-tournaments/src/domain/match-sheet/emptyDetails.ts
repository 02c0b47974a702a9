import type { MatchDetails, MatchSet, SetSide } from '../tournament';
import { setsOnASheet } from './score';

const emptySide: SetSide = { players: { attacker: null, defender: null }, goals: [], cards: [] };
const emptySet: MatchSet = { teamA: emptySide, teamB: emptySide };

/** A sheet on which nothing has happened: five sets without lineups. */
export const emptyDetails: MatchDetails = {
  sets: Array.from({ length: setsOnASheet }, () => emptySet),
  globalCards: { teamA: [], teamB: [] },
};
