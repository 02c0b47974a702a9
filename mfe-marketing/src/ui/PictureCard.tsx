import type { ReactNode } from 'react';
import type { PictureFile } from 'shared-kernel';
import { theme } from 'shared-kernel';
import { Pane, Picture } from 'shared-kernel/ui';
import { pictureSizes } from './pictureSizes';

type Props = {
  readonly picture: PictureFile;
  /** Empty where the picture only repeats the words beside it. */
  readonly alt: string;
  readonly priority?: boolean;
  readonly sizes?: string;
  readonly as?: 'article' | 'div';
  /** Its one link, marked `data-cover`, covers the card. */
  readonly interactive?: boolean;
  readonly children: ReactNode;
};

/** An entry of a list: a picture above its words or, where the card is wide, beside them. */
export function PictureCard({
  picture,
  alt,
  priority,
  sizes = pictureSizes.card,
  as = 'div',
  interactive,
  children,
}: Props) {
  return (
    <li css={{ containerType: 'inline-size' }}>
      <Pane as={as} interactive={interactive} flush css={card}>
        <div css={frame}>
          <Picture picture={inCardSizes(picture)} alt={alt} priority={priority} sizes={sizes} css={image} />
        </div>
        <div css={words}>{children}</div>
      </Pane>
    </li>
  );
}

/** No card is worth more than 25 kB: the catalogue of pictures grants the wider files more, for the top of a page. */
const WIDEST = 960;

function inCardSizes(picture: PictureFile): PictureFile {
  return { ...picture, widths: picture.widths.filter((width) => width <= WIDEST) };
}

const wide = '@container (min-width: 40rem)';

const card = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  [wide]: { flexDirection: 'row' },
  [theme.media.hover]: { '&:hover img': { scale: '1.03' } },
} as const;

const frame = {
  position: 'relative',
  flex: 'none',
  aspectRatio: '16 / 10',
  overflow: 'clip',
  // Beside its words the picture is as high as they are, and never lower than its own shape.
  [wide]: { width: '56%', aspectRatio: 'auto', minHeight: '35cqi' },
} as const;

const image = {
  position: 'absolute',
  inset: 0,
  height: '100%',
  objectFit: 'cover',
  transition: `scale ${theme.motion.page}`,
} as const;

const words = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: theme.space(3),
  padding: theme.space(6),
} as const;
