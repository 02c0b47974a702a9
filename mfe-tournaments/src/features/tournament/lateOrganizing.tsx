import { theme } from 'shared-kernel';
import { latePart } from '../../ui/latePart';
import { organizing } from './organizingModule';

// Without its file the page does without them, and asks for it again: sheets still open.
export const TieBreaks = latePart(organizing, (module) => module.TieBreaks);
export const ExportTournament = latePart(organizing, (module) => module.ExportTournament);
export const ExportReminder = latePart(organizing, (module) => module.ExportReminder);
export const OrganizerPrompts = latePart(organizing, (module) => module.OrganizerPrompts);
export const Connection = latePart(
  organizing,
  (module) => module.Connection,
  <p css={theme.type.small}>{'\u00a0'}</p>,
);
