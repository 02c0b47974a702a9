/** Whether a text that is no day has the form of a date, which then no calendar has: 31/02/2027. */
export const isInDateForm = (text: string) => /^\d+(\D\d+)+$/.test(text);
