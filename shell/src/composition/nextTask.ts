/** Lets the browser handle waiting tasks, input first, before the work continues. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
