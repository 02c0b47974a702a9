import { useIsHydrated } from './useIsHydrated';

/** The shell's own words, which no script needs, and which the page's loader may have shown by the time React comes. */
const asItIs = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * The place of a warning on a prerendered form. The shell writes it into the HTML (frame/StandIn.tsx), its page loader
 * shows it if the scripts do not load, and hydration removes it.
 */
export function LateSentence() {
  return useIsHydrated() ? null : <div id="late" hidden role="alert" {...asItIs} />;
}
