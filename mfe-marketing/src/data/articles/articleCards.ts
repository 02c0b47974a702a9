import type { SharingImage } from 'shared-kernel';
import aroundTheWorld from '../../pictures/social/article-around-the-world.json';
import firstMatchAdvice from '../../pictures/social/article-first-match-advice.json';
import readingAChampionship from '../../pictures/social/article-reading-a-championship.json';
import tourOfTheCentre from '../../pictures/social/article-tour-of-the-centre.json';
import worldCupsOf2016 from '../../pictures/social/article-world-cups-of-2016.json';

/** The card of each article for shared links, separate from the summaries, because lists do not use it. */
export const articleCards: ReadonlyMap<number, SharingImage> = new Map([
  [1, aroundTheWorld],
  [2, tourOfTheCentre],
  [3, readingAChampionship],
  [4, firstMatchAdvice],
  [5, worldCupsOf2016],
]);
