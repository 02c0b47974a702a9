/** What an organiser alone uses on the tournament page: no reader downloads it. */
export { Connection } from '../../ui/Connection';
export { ExportReminder } from './ExportReminder';
export { ExportTournament } from './ExportTournament';
export { callToCourt } from './now/callToCourt';
export { OrganizerPrompts } from './OrganizerPrompts';
export { TieBreaks } from './standings/TieBreaks';
