import { Global } from '@emotion/react';
import { GlobalStyles } from 'shared-kernel/ground';
import { fontFaces } from '../fonts/fontFaces';
import { backgroundStyles } from './background/backgroundStyles';
import { footerStyles } from './footer/footerStyles';
import { headerStyles } from './header/headerStyles';
import { skipLinkStyles } from './skipLinkStyles';

/**
 * The styles that no component owns, and those of the parts that every page shares. They are in every page's HTML and
 * in no script. Otherwise hydration would move them, and the browser would style and lay out the whole page again.
 */
export function Ground() {
  return (
    <>
      <GlobalStyles />
      <Global styles={fontFaces} />
      <Global styles={skipLinkStyles} />
      <Global styles={backgroundStyles} />
      <Global styles={headerStyles} />
      <Global styles={footerStyles} />
      <Global styles={embeddable} />
    </>
  );
}

/** In a page that other sites frame, only the page itself is seen and pressed: no menu, notice, prompt or panel. */
const embeddable = {
  'html[data-embeddable] :is(body > :not(#root), #root > :not(main))': { display: 'none !important' },
  'html[data-embeddable] main': { minHeight: 0, paddingTop: 0 },
} as const;
