export const firstOfEvening = '18:00';

/** Brings the evening's hours into view, once they are those of the day that was asked for. */
export function showEvening(form: HTMLElement | null) {
  requestAnimationFrame(() => {
    const hours = Array.from(form?.querySelectorAll<HTMLElement>('[data-time]') ?? []);
    hours.find(({ dataset: { time = '' } }) => time >= firstOfEvening)?.scrollIntoView({ block: 'nearest' });
  });
}
