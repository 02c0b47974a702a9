export const firstOfEvening = '18:00';

/** Brings the evening's hours into view. */
export function showEvening(form: HTMLElement | null) {
  const hours = Array.from(form?.querySelectorAll<HTMLElement>('[data-time]') ?? []);
  hours.find(({ dataset: { time = '' } }) => time >= firstOfEvening)?.scrollIntoView({ block: 'nearest' });
}
