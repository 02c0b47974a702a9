/**
 * The court at night: the dark hall, the clear walls, and the two lights along their edges.
 * Raw colours for places that cannot read a custom property (the browser's own bars, the component library's
 * theme); everything else uses `theme.color`.
 */
export const palette = {
  ground: '#060b15',
  groundRaised: '#0e1829',
  text: '#eef4fb',
  textMuted: '#b3c2d5',
  /** The cool edge light: the colour of actions. */
  action: '#5adcff',
  actionText: '#03141d',
  /** The warm edge light: live, scores, urgency. */
  warm: '#ff9c5b',
  warmText: '#1d0c02',
  /** The rim of a pane. Decoration only. */
  edge: '#22334c',
  /** The rim of a control, which must be seen to be used. */
  edgeStrong: '#6b829f',
  /** Match states and cards, never decoration. */
  danger: '#ff7382',
  success: '#56e2a4',
  warning: '#ffd964',
} as const;

/** How much of its colour a streak of the background may add to the ground, so that text on it stays legible. */
export const streakOpacity = 0.3;

/** How many percent of its colour a reflection of a light may add to everything behind the words, plates too. */
export const reflectionPercent = 8;

/** The opacity of a badge's or a notice's tint. */
export const tintOpacity = 0.14;
