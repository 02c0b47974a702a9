import type { Tournament, TournamentSummary } from '../model/tournament';

/** Sample data: the season to which the sample players' honours refer. No stored list has it; its results load late. */
export const pastSeason: TournamentSummary & Required<Pick<Tournament, 'teams' | 'format'>> = {
  id: 'championnat-de-france-2024',
  name: 'Championnat de France 2024',
  date: '2024-09-16',
  level: 'National',
  description:
    'Six équipes, matchs aller simple\u00a0: le championnat de 2024, joué en cinq journées. Données d’exemple.',
  format: { type: 'championship', winningSets: '3', homeAndAway: false, playoffs: false },
  /** In the order of the final standings. */
  teams: ['Lyon', 'Prouvy', 'Perpignan', 'Montpellier', 'Lille', 'Valenciennes'],
};

/** Whether an identifier is that of a season that is over and can only be read. */
export function isPastSeason(id: string): boolean {
  return id === pastSeason.id;
}

/** How many matches were played, all of them. */
export const pastSeasonMatches = (pastSeason.teams.length * (pastSeason.teams.length - 1)) / 2;
