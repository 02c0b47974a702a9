import { useIsHydrated } from './useIsHydrated';

/** The shell's own words, which no script needs, and which the page's loader may have shown by the time React comes. */
const asItIs = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * The place of a warning on a page whose scripts do not load. The shell writes it into the HTML (frame/LateNotice.tsx),
 * its page loader shows it, and hydration removes it.
 */
export function LateSentence({ className }: { readonly className?: string }) {
  return useIsHydrated() ? null : <div id="late" hidden role="alert" className={className} {...asItIs} />;
}
