import type { ArticleCategory } from '../articles/article';
import type { Scene } from './scene';
import { bracketScene, globeScene, reboundScene, sixCourtsScene, standsScene } from './scenes';

/** Each category of the news has its drawing, so that a new article never stands without one. */
export const articleScenes: Readonly<Record<ArticleCategory, () => Scene>> = {
  International: globeScene,
  Actualité: sixCourtsScene,
  Compétition: bracketScene,
  Conseils: reboundScene,
  Local: standsScene,
};
