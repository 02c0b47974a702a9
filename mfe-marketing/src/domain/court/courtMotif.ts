/** Small drawings made of the court's own lines, on a grid of 48. */
export const courtMotifs = {
  ball: 'M6 38 20 10 42 30M24 12a4 4 0 1 0-8 0 4 4 0 0 0 8 0M6 10v28h36V10',
  court: 'M4 12h40v24H4zM24 12v24M12 12v24M36 12v24M30 24a6 6 0 1 0-12 0 6 6 0 0 0 12 0',
  rebound: 'M6 6v36h36V6M10 36 40 22 12 12M10 36l7-1M10 36l3-7',
  bracket: 'M4 10h14v12H4M4 26h14v12H4M18 16h12M18 32h12M30 16v16M30 24h14',
  stand: 'M4 40h40M10 40V30h28v10M14 30V22h20v8M18 22v-8h12v8M24 14V6',
  gift: 'M6 18h36v24H6zM4 12h40v6H4zM24 12v30M24 12c-4-8-12-8-12-4s6 4 12 4zm0 0c4-8 12-8 12-4s-6 4-12 4z',
} as const;

export type CourtMotif = keyof typeof courtMotifs;
