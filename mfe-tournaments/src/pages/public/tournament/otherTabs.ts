/** The tabs that the page does not open with. */
export { FormatTab } from './format/FormatTab';
export { PlayersTab } from './players/PlayersTab';
export { PlayoffsTab } from './playoffs/PlayoffsTab';
export { StandingsTab } from './standings/StandingsTab';
