import { Global } from '@emotion/react';
import { GlobalStyles } from 'shared-kernel/ground';
import { fontFaces } from '../fonts';
import { backgroundStyles } from './background/backgroundStyles';
import { footerStyles } from './footer/footerStyles';
import { headerStyles } from './header/headerStyles';
import { skipLinkStyles } from './skipLinkStyles';

/**
 * The styles that no component owns, and those of what is the same on every page. They are part of every page's HTML and
 * of no script: the browser would move them when it takes the page over, and style and lay out all of it once more.
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
    </>
  );
}
