import { importWithRetry, lazyWithRetry, theme } from 'shared-kernel';

/** The organiser's parts of the tournament's page, which no reader downloads. */
export const organizing = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-organizing" */ './organizing'),
);

// Without its file the page works without them, and requests it again: sheets still open.
export const TieBreaks = lazyWithRetry(organizing, (module) => module.TieBreaks);
export const ExportTournament = lazyWithRetry(organizing, (module) => module.ExportTournament);
export const ExportReminder = lazyWithRetry(organizing, (module) => module.ExportReminder);
export const OrganizerHead = lazyWithRetry(organizing, (module) => module.OrganizerHead, {
  placeholder: <p css={{ ...theme.type.small, marginBlockEnd: theme.space(3) }}>{'\u00a0'}</p>,
});
