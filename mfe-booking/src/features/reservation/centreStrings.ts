import { formatDay, formatHour } from 'shared-kernel';

export const silenceStrings = {
  unknown: 'Le centre ne répond pas\u00a0: les terrains libres ne sont pas connus pour l’instant.',
  lastKnown: 'Le centre ne répond pas\u00a0: les terrains libres affichés sont les derniers connus.',
};

export const unsharedStrings = {
  title: 'À réserver à nouveau',
  sentence:
    'Ces parties étaient notées sur cet appareil seulement\u00a0: le centre ne les connaît pas et aucun terrain n’est retenu.',
  book: (date: string, time: string) => `Réserver le ${formatDay(date)} à ${formatHour(time)}`,
  dismiss: 'Ne plus proposer',
};
