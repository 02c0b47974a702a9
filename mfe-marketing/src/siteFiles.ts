import { articleSummaries } from './data/articles/articleSummaries';
import { feedPath, newsFeed } from './domain/feed';
import { news } from './strings';

type SiteFile = { readonly path: string; readonly body: string };

/** The files of this section that are neither pages nor pictures, for the build to write: the feed of the news. */
export function siteFiles({ origin }: { readonly origin: string }): readonly SiteFile[] {
  return [{ path: feedPath, body: newsFeed(articleSummaries, news, origin) }];
}
