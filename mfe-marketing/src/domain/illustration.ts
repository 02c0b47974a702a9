import type { PictureFile } from 'shared-kernel';

/** A picture with its alternative text, in French. */
export type Illustration = { readonly picture: PictureFile; readonly alt: string };

/** The address of one file of a picture, the largest that every browser shows: for feeds, search engines and link previews. */
export function imageAddress({ src, widths }: PictureFile): string {
  return `${src}-${widths.at(-1)}.webp`;
}
