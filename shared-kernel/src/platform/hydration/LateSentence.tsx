import { useIsHydrated } from './useIsHydrated';

/** The shell's own words, which no script needs, and which the page's loader may have shown by the time React comes. */
const asItIs = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * The place of a sentence on a prerendered page that is there to be filled in: the shell writes it into the HTML
 * (frame/LateForm.tsx), its page loader shows it when the scripts do not come, and it goes once the page lives.
 */
export function LateSentence() {
  return useIsHydrated() ? null : <div id="late" hidden role="alert" {...asItIs} />;
}
