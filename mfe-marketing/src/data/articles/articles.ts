import type { Article } from '../../domain/articles/article';
import { articleSummaries } from './articleSummaries';
import { firstMatchAdvice } from './bodies/firstMatchAdvice';
import { jorkyballAroundTheWorld } from './bodies/jorkyballAroundTheWorld';
import { readingAChampionship } from './bodies/readingAChampionship';
import { tourOfTheCentre } from './bodies/tourOfTheCentre';
import { worldCupsOf2016 } from './bodies/worldCupsOf2016';

const contents: ReadonlyMap<number, string> = new Map([
  [1, jorkyballAroundTheWorld],
  [2, tourOfTheCentre],
  [3, readingAChampionship],
  [4, firstMatchAdvice],
  [5, worldCupsOf2016],
]);

/** The articles with their text. It is heavy: lists and cards read `articleSummaries` instead. */
export const articles: readonly Article[] = articleSummaries.map((summary) => ({
  ...summary,
  content: contents.get(summary.id) ?? '',
}));
