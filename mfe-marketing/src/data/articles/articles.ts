import type { Article } from '../../domain/articles/article';
import { articleSummaries } from './articleSummaries';
import firstMatchAdvice from './bodies/firstMatchAdvice.html';
import jorkyballAroundTheWorld from './bodies/jorkyballAroundTheWorld.html';
import readingAChampionship from './bodies/readingAChampionship.html';
import tourOfTheCentre from './bodies/tourOfTheCentre.html';
import worldCupsOf2016 from './bodies/worldCupsOf2016.html';

const contents: ReadonlyMap<number, Article['content']> = new Map([
  [1, jorkyballAroundTheWorld],
  [2, tourOfTheCentre],
  [3, readingAChampionship],
  [4, firstMatchAdvice],
  [5, worldCupsOf2016],
]);

/** The articles with their text. It is heavy: lists and cards read `articleSummaries` instead. */
export const articles: readonly Article[] = articleSummaries.map((summary) => ({
  ...summary,
  content: contents.get(summary.id) ?? [],
}));
