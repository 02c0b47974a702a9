/** Ids of all articles, apart from the articles themselves: the table of pages is read before any page is. */
export const articleIds: readonly number[] = [1, 2, 3, 4, 5];
