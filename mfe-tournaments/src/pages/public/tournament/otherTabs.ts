/** The tabs that the page does not open with. */
export { Playoffs } from '../../../widgets/playoffs/Playoffs';
export { FormatTab } from './format/FormatTab';
export { PlayersTab } from './players/PlayersTab';
export { StandingsTab } from './standings/StandingsTab';
