import type { ReactNode } from 'react';
import type { PictureFile } from 'shared-kernel';
import { theme } from 'shared-kernel';
import { Pane, Picture } from 'shared-kernel/ui';
import { pictureSizes } from './pictureSizes';

type Props = {
  readonly picture: PictureFile;
  /** Empty if the picture only repeats the words beside it. */
  readonly alt: string;
  readonly priority?: boolean;
  readonly sizes?: string;
  readonly as?: 'article' | 'div';
  /** Its one link, marked `data-cover`, covers the card. */
  readonly interactive?: boolean;
  readonly children: ReactNode;
};

/** An entry of a list: on a phone a small picture beside its words, otherwise one above them or, where the card is wide, beside them. */
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
  // Letters enlarged on a phone: the words go below the picture, so that no title breaks.
  flexWrap: 'wrap',
  alignContent: 'start',
  height: '100%',
  [theme.media.tablet]: { flexDirection: 'column', flexWrap: 'nowrap' },
  [wide]: { flexDirection: 'row', flexWrap: 'nowrap' },
  [theme.media.hover]: { '&:hover img': { scale: '1.03' } },
} as const;

const frame = {
  position: 'relative',
  flex: 'none',
  width: `min(${pictureSizes.thumb}, 28%)`,
  height: pictureSizes.thumb,
  margin: `${theme.space(3)} 0 0 ${theme.space(3)}`,
  overflow: 'clip',
  [theme.media.tablet]: { width: 'auto', height: 'auto', margin: 0, aspectRatio: '16 / 10' },
  // Beside its words the picture is as high as they are, and never lower than its own shape.
  [wide]: { width: '56%', aspectRatio: 'auto', minHeight: '35cqi' },
  '@media print': { display: 'none' },
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
  flex: '1 1 10rem',
  minWidth: 0,
  gap: theme.space(2),
  padding: `${theme.space(3)} ${theme.space(4)}`,
  '& > h2, & > h3': { ...theme.type.title3, fontSize: 'min(10vw, 1.3125rem)' },
  '& > p': { ...theme.type.small, color: theme.color.textMuted },
  [theme.media.tablet]: {
    flexBasis: 'auto',
    gap: theme.space(3),
    padding: theme.space(6),
    '& > h2, & > h3': theme.type.title3,
    '& > p': { ...theme.type.body, color: theme.color.textMuted },
  },
} as const;
