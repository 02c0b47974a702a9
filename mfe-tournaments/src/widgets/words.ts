import { isolated } from 'shared-kernel';
import type { Fixture, PlayoffSlot } from '../model/tournament';

export const slotNames: Readonly<Record<PlayoffSlot, string>> = {
  'quarterfinal-1': 'Quart de finale 1',
  'quarterfinal-2': 'Quart de finale 2',
  'semifinal-1': 'Demi-finale 1',
  'semifinal-2': 'Demi-finale 2',
  final: 'Finale',
  relegation: 'Match de relégation',
};

/** Names a playoff match among this many teams: the match for seventh place relegates no team if there is a ninth. */
export function slotName(slot: PlayoffSlot, teams: number): string {
  return slot === 'relegation' && teams > 8 ? 'Match pour la 7e place' : slotNames[slot];
}

export function stageOf({ slot, round }: Pick<Fixture, 'slot' | 'round'>, teams: number): string {
  return slot ? slotName(slot, teams) : roundName(round ?? 1);
}

export const roundName = (round: number) => `Journée ${round}`;
export const courtName = (court: number) => `Terrain ${court}`;

type Known = string | false | null | undefined;

/** Of a match's stage, moment and court, those that are known: « 14/11, 18 h, terrain 2 ». */
export function momentAndCourt(court: number | null, ...moment: readonly Known[]): string {
  return joinKnown(', ', ...moment, court !== null && `terrain ${court}`);
}

export function joinKnown(separator: string, ...parts: readonly Known[]): string {
  return parts.filter(Boolean).join(separator);
}

export const setName = (index: number) => `Set ${index + 1}`;
export const minuteName = (minute: number) => (minute === 1 ? '1re minute' : `${minute}e minute`);
export const teamNames = (teams: readonly string[]) => teams.map(isolated).join(', ');

/** The verb after a team: only a name that begins with « Les » or « Des » is surely plural, « Les Murs Bleus battent ». */
export function agreed(team: string, one: string, many: string): string {
  return /^\s*[dl]es\s/i.test(team) ? many : one;
}

/** A count with its noun, on one line: in French nought and one are singular, « 0 match », « 1 match », « 2 matchs ». */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count}\u00a0${count > 1 ? many : one}`;
}

/** On a site with a back end, this note marks the past season, which that back end does not know. */
export const inventedSeason = 'Données d’exemple\u00a0: équipes et résultats sont inventés.';
