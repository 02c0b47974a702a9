export const strings = {
  endAt: (time: string) => `à ${time}`,
  endAfterMidnight: (weekday: string, time: string) => `${weekday} à ${time}`,
  winterTime: (time: string) => `${time}, heure d’hiver`,
  nightOf: (time: string, weekday: string) => `${time} (${weekday})`,
} as const;
