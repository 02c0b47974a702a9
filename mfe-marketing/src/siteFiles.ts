import { articleSummaries } from './data/articles/articleSummaries';
import { articleScenes } from './domain/court/articleScenes';
import { buildingScene } from './domain/court/buildingScene';
import { sceneToSvg } from './domain/court/scene';
import { feedPath, newsFeed } from './domain/feed';
import { buildingImage } from './domain/structured-data/courtBuildingData';
import { pages } from './pages';

type SiteFile = { readonly path: string; readonly body: string };

/** The files of this section that are not pages, for the build to write: the feed of the news and the pictures it names. */
export function siteFiles({ origin }: { readonly origin: string }): readonly SiteFile[] {
  return [
    { path: feedPath, body: newsFeed(articleSummaries, pages.news, origin) },
    ...articleSummaries.map(({ category, imageUrl }) => ({
      path: imageUrl,
      body: sceneToSvg(articleScenes[category]()),
    })),
    { path: buildingImage, body: sceneToSvg(buildingScene()) },
  ];
}
