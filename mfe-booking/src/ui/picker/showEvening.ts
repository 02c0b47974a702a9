export const firstOfEvening = '18:00';

/** Scrolls as many evening hours into view as fit, the first one last. */
export function showEvening(form: HTMLElement | null) {
  const hours = Array.from(
    form?.querySelectorAll<HTMLElement>('[data-time]:not([aria-disabled=true])') ?? [],
  );
  const evening = hours.filter(({ dataset: { time = '' } }) => time >= firstOfEvening);
  for (const hour of [evening.at(-1), evening[0]]) hour?.scrollIntoView({ block: 'nearest' });
}
