/**
 * Small drawings on a grid of 48, in the hand of the site's pictograms: lines of the court, straight cuts, a pen
 * of 3; and in each of them, free of every line, the ball.
 */
export const courtMotifs = {
  ball: { lines: 'M4.5 4.5h39v39h-39zM24 6v7.5M24 34.5V42M24 13.5a10.5 10.5 0 1 0 .1 0z', ball: [24, 24] },
  court: { lines: 'M17 19l28 14-14 7L3 26zM3 26V13l14-7 28 14v13M17 6v13M31 26l-14 7', ball: [31, 33] },
  stand: {
    lines:
      'M3 43.5h40.5v-30h-10v10h-10v10h-10V42M38.5 3.5a3 3 0 1 0 .1 0zM28.5 13.5a3 3 0 1 0 .1 0zM18.5 23.5a3 3 0 1 0 .1 0z',
    ball: [7, 36],
  },
} as const;

export type CourtMotif = keyof typeof courtMotifs;
