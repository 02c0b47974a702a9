/** The pitch, in metres, as the pictures of the site draw it. Samples: the centre puts its own measures here. */
export const pitch = { length: 25, width: 15, goal: 3, circle: 2, area: 4 } as const;
