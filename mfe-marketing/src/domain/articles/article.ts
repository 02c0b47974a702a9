import type { PictureFile } from 'shared-kernel';
import type { RichNode } from '../rich-text/richText';

export type ArticleCategory = 'International' | 'Actualité' | 'Compétition' | 'Conseils' | 'Local';

/** The data of an article's card. */
export type ListedArticle = {
  readonly id: number;
  readonly title: string;
  /** For use within a sentence: “par l’équipe du centre”. */
  readonly author: string;
  /** The day as the visitor reads it, in French. */
  readonly date: string;
  /** The same day for machines, `yyyy-MM-dd`. */
  readonly publishedOn: string;
  readonly category: ArticleCategory;
  readonly excerpt: string;
  /** The article's own picture. */
  readonly picture: PictureFile;
  readonly imageAlt: string;
};

/** The data of an article in lists and feeds; its text is separate, for the article's page alone. */
export type ArticleSummary = ListedArticle & {
  /** The address of one file of the picture, for those that take no choice of them. */
  readonly imageUrl: string;
  /** Whole minutes that reading its text takes, known apart from the text; a test counts them. */
  readonly minutes: number;
};

export type Article = ArticleSummary & {
  readonly content: readonly RichNode[];
};

/** The author's name with a capital letter, for use outside a sentence: “L’équipe du centre”. */
export function authorAlone({ author }: ArticleSummary): string {
  return author.charAt(0).toUpperCase() + author.slice(1);
}
