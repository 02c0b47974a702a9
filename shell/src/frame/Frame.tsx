import { type ReactNode, useEffect, useState } from 'react';
import { theme } from 'shared-kernel';
import { LateSentence } from 'shared-kernel/hydration';
import type { SocialNetwork } from '../composition/site';
import type { Arrival } from '../composition/visit';
import { ArrivalTrouble } from './ArrivalTrouble';
import { BareFooter, BareHeader } from './BareFrame';
import { Reflections, StreakBackground } from './background/StreakBackground';
import { FramePart } from './FramePart';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { MAIN_ID } from './mainContent';
import { PageTransition } from './navigation/PageTransition';
import { RouteAnnouncer } from './navigation/RouteAnnouncer';
import { ScrollManager } from './navigation/ScrollManager';
import { NoticesRegion } from './notices/NoticesRegion';
import { SkipLink } from './SkipLink';

interface Props {
  readonly children: ReactNode;
  readonly arrival: Arrival;
  readonly social?: readonly SocialNetwork[] | undefined;
}

/** The frame around every page. An error in one part does not affect the others. */
export function Frame({ children, arrival, social }: Props) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  // Behind the menu the page can neither move nor be reached.
  const isBehind = useAfterPaint(isMenuOpen);
  useLockedScroll(isBehind);
  return (
    <>
      {before}
      <FramePart fallback={<BareHeader />}>
        <Header isMenuOpen={isMenuOpen} onMenuChange={setIsMenuOpen} />
      </FramePart>
      <main id={MAIN_ID} tabIndex={-1} inert={isBehind} css={main}>
        <LateSentence css={late} />
        <ArrivalTrouble arrival={arrival} />
        <PageTransition>{children}</PageTransition>
      </main>
      <FramePart fallback={<BareFooter />}>
        <Footer inert={isBehind} social={social} />
      </FramePart>
      {after}
    </>
  );
}

/**
 * Follows `isOn`, but turns true only after the browser has painted the same change. For expensive invisible changes,
 * such as `inert`, which restyles the whole page.
 */
function useAfterPaint(isOn: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    let task: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setIsPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
      setIsPainted(false);
    };
  }, [isOn]);
  return isOn && isPainted;
}

function useLockedScroll(isLocked: boolean) {
  useEffect(() => {
    if (!isLocked) return;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
    };
  }, [isLocked]);
}

/** The same elements each time: a menu that opens leaves them as they are. */
const before = (
  <>
    <SkipLink />
    <FramePart>
      <StreakBackground />
    </FramePart>
  </>
);

const after = (
  <>
    <FramePart>
      <Reflections />
    </FramePart>
    <FramePart>
      <NoticesRegion />
    </FramePart>
    <FramePart>
      <RouteAnnouncer />
    </FramePart>
    <FramePart>
      <ScrollManager />
    </FramePart>
  </>
);

/** In view wherever the visitor reads the page, whose buttons do not answer. */
const late = {
  position: 'sticky',
  top: theme.headerHeight,
  zIndex: 2,
  padding: `${theme.space(3)} ${theme.gutter}`,
  borderBottom: `1px solid ${theme.color.warm}`,
  background: theme.color.ground,
  textAlign: 'center',
  '@media print': { display: 'none' },
} as const;

const main = {
  // The footer starts below the first screen, so that it does not jump while a page loads.
  minHeight: '100svh',
  paddingTop: theme.headerHeight,
  overflowX: 'clip',
} as const;
