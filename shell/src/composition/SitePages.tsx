import { Suspense } from 'react';
import { Frame } from '../frame/Frame';
import { FramePart } from '../frame/FramePart';
import { NavigationProgress } from '../frame/navigation/NavigationProgress';
import { SectionLoading } from '../frame/SectionLoading';
import { WaitingUpdate } from '../updates/WaitingUpdate';
import { ShownPage } from './ShownPage';
import type { Arrival, Content } from './visit';

interface Props {
  readonly origin: string;
  readonly content: Content;
  readonly generation: number;
  readonly arrival: Arrival;
}

/**
 * The page that an address leads to, in the frame of every page. The same tree in Node and in the browser, to
 * the last sibling: React counts the ids of `useId` along it.
 *
 * The page has a Suspense boundary of its own, so that the frame lives while the page is still on its way. Nothing
 * above it may hand down anything new until then (no context, no properties): React would throw the prerendered
 * page away. That is why the frame learns of the arrival from a store.
 */
export function SitePages({ origin, content, generation, arrival }: Props) {
  return (
    <>
      <Frame arrival={arrival}>
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
