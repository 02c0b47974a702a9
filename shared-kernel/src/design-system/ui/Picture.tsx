import { theme } from '../theme/tokens';

/** A picture of the catalogue in `artwork/`, as its pipeline describes it in a package's `src/pictures/`. */
export type PictureFile = {
  /** The address of its files without width and format: `/shell/media/not-found-1a2b3c4d`. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The widths in pixels that it is delivered in, smallest first. */
  readonly widths: readonly number[];
};

type Props = {
  readonly picture: PictureFile;
  /** The alternative text, in French; empty for decoration. */
  readonly alt: string;
  /** The width that the layout gives it, in the words of the `sizes` attribute. */
  readonly sizes: string;
  /** For a picture that is visible before any scrolling. */
  readonly priority?: boolean;
  /** Another composition for phones. */
  readonly narrow?: PictureFile;
  /** Reaches the image, as `css` does. */
  readonly className?: string;
};

/** A picture in the format and the width that suit the browser; its place is kept while it loads. */
export function Picture({ picture, alt, sizes, priority = false, narrow, className }: Props) {
  return (
    <picture css={frame}>
      {narrow && (
        <>
          <Source picture={narrow} sizes={sizes} format="avif" media={belowTablet} />
          <Source picture={narrow} sizes={sizes} format="webp" media={belowTablet} />
        </>
      )}
      <Source picture={picture} sizes={sizes} format="avif" />
      {/* `src` comes last: until then the browser must not choose. */}
      <img
        css={image}
        className={className}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        sizes={sizes}
        srcSet={srcSet(picture, 'webp')}
        src={address(picture, 'webp', picture.widths.at(-1))}
      />
    </picture>
  );
}

type Format = 'avif' | 'webp';

type SourceProps = {
  readonly picture: PictureFile;
  readonly sizes: string;
  readonly format: Format;
  readonly media?: string;
};

function Source({ picture, sizes, format, media }: SourceProps) {
  return (
    <source
      type={`image/${format}`}
      media={media}
      sizes={sizes}
      srcSet={srcSet(picture, format)}
      // With another aspect ratio than the image that it replaces.
      width={media && picture.width}
      height={media && picture.height}
    />
  );
}

function srcSet(picture: PictureFile, format: Format): string {
  return picture.widths.map((width) => `${address(picture, format, width)} ${width}w`).join(', ');
}

function address({ src }: PictureFile, format: Format, width: number | undefined): string {
  return `${src}-${width}.${format}`;
}

const belowTablet = theme.media.tablet.replace('@media', 'not all and');

/** Only the image has a place in the layout around; a source would be an empty cell of a grid. */
const frame = { display: 'contents', '& > source': { display: 'none' } } as const;

const image = {
  position: 'relative',
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'clip',
  background: theme.color.groundRaised,
  // Drawn only when the picture could not be loaded: its words on the dark ground, over the browser's broken icon.
  '&::after': {
    ...theme.muted,
    content: 'attr(alt)',
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: theme.space(3),
    overflow: 'clip',
    background: theme.color.groundRaised,
    textAlign: 'center',
  },
} as const;
