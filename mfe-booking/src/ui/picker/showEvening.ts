export const firstOfEvening = '18:00';

/** Brings the evening's hours into view, as many of them as there is room for: the first one comes last. */
export function showEvening(form: HTMLElement | null) {
  const hours = Array.from(form?.querySelectorAll<HTMLElement>('[data-time]') ?? []);
  const evening = hours.filter(({ dataset: { time = '' } }) => time >= firstOfEvening);
  for (const hour of [evening.at(-1), evening[0]]) hour?.scrollIntoView({ block: 'nearest' });
}
