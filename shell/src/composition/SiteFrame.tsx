import { Frame } from '../frame/Frame';
import { DocumentMetadata } from '../metadata/DocumentMetadata';
import { WaitingUpdate } from '../updates/WaitingUpdate';

/** The frame of every page, with what works beside it unseen. */
export function SiteFrame({ origin }: { readonly origin: string }) {
  return (
    <>
      <DocumentMetadata origin={origin} />
      <Frame />
      <WaitingUpdate />
    </>
  );
}
