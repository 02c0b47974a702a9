/** What an organiser alone uses on the tournament page: no reader downloads it. */
export { MatchActions } from '../../ui/match-actions/MatchActions';
export { TieBreaks } from './standings/TieBreaks';
export { ExportReminder } from './ExportReminder';
export { ExportTournament } from './ExportTournament';
export { OrganizerPrompts } from './OrganizerPrompts';
