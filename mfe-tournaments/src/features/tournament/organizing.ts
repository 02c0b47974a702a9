/** The organiser's parts of the tournament page, which no reader downloads. */
export { Connection } from '../../ui/Connection';
export { ExportReminder } from './ExportReminder';
export { ExportTournament } from './ExportTournament';
export { callToCourt } from './now/callToCourt';
export { OrganizerPrompts } from './OrganizerPrompts';
export { TieBreaks } from './standings/TieBreaks';
