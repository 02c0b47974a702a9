import { formatHour } from 'shared-kernel';
import { terms } from '../plans';

/** Texts in the visitor’s calendar. */
export const strings = {
  title: 'Jorkyball',
  description: (players: string, name: string | undefined, offers: string) =>
    `Terrain pour ${players} joueurs${name ? `, au nom de ${name}` : ''}. ${offers}`.trim(),
  alarm: (time: string) => `Jorkyball à ${formatHour(time)}.`,
  alarmWhileFree: (time: string) =>
    `Jorkyball à ${formatHour(time)}. L’annulation est gratuite jusqu’à ${terms.cancellationHours}\u00a0h avant.`,
};
