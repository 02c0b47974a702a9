import { Suspense } from 'react';
import { Frame } from '../frame/Frame';
import { FramePart } from '../frame/FramePart';
import { NavigationProgress } from '../frame/navigation/NavigationProgress';
import { SectionLoading } from '../frame/SectionLoading';
import { WaitingUpdate } from '../updates/WaitingUpdate';
import { ShownPage } from './ShownPage';
import type { SocialNetwork } from './site';
import type { Arrival, Content } from './visit';

interface Props {
  readonly origin: string;
  readonly social?: readonly SocialNetwork[] | undefined;
  readonly content: Content;
  readonly generation: number;
  readonly arrival: Arrival;
}

/**
 * The page of an address, in the frame of every page. Node and the browser must render the same tree, to the last
 * sibling, because React derives the ids of `useId` from it. The page has a Suspense boundary of its own, so that the
 * frame is hydrated while the page is still loading. No context or property above it may change until then, or React
 * would discard the prerendered page. So the frame reads the arrival from a store.
 */
export function SitePages({ origin, social, content, generation, arrival }: Props) {
  return (
    <>
      <Frame arrival={arrival} social={social}>
        <Suspense key={generation} fallback={<SectionLoading />}>
          <ShownPage origin={origin} content={content} arrival={arrival} />
        </Suspense>
      </Frame>
      <FramePart>
        <WaitingUpdate />
      </FramePart>
      <NavigationProgress arrival={arrival} />
    </>
  );
}
