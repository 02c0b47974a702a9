import { Global } from '@emotion/react';
import { useState } from 'react';
import { theme } from 'shared-kernel';
import { Outlet } from 'shared-kernel/router';
import { GlobalStyles } from 'shared-kernel/ui';
import { fontFaces } from '../fonts';
import { StreakBackground } from './background/StreakBackground';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { MAIN_ID } from './mainContent';
import { PageTransition } from './navigation/PageTransition';
import { RouteAnnouncer } from './navigation/RouteAnnouncer';
import { ScrollManager } from './navigation/ScrollManager';
import { NoticesRegion } from './notices/NoticesRegion';
import { SkipLink } from './SkipLink';

/** What stands around every page. The pages themselves come through the router's outlet. */
export function Frame() {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <>
      <GlobalStyles />
      <Global styles={fontFaces} />
      <SkipLink />
      <StreakBackground />
      <Header isMenuOpen={isMenuOpen} onMenuChange={setIsMenuOpen} />
      <main id={MAIN_ID} tabIndex={-1} inert={isMenuOpen} css={main}>
        <PageTransition>
          <Outlet />
        </PageTransition>
      </main>
      <Footer inert={isMenuOpen} />
      <NoticesRegion />
      <RouteAnnouncer />
      <ScrollManager />
    </>
  );
}

const main = {
  // The footer starts below the first screen, so that it does not jump while a page loads.
  minHeight: '100svh',
  paddingTop: theme.headerHeight,
  overflowX: 'clip',
} as const;
