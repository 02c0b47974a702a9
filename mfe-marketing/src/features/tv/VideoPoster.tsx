import { theme } from 'shared-kernel';
import { Icon, Picture } from 'shared-kernel/ui';
import type { Video } from '../../domain/video';
import { strings } from './strings';

type Props = { readonly video: Video; readonly leads: boolean; readonly onPlay: () => void };

/** The button that starts a video; the picture in it is decoration, because the button has its name. */
export function VideoPoster({ video, leads, onPlay }: Props) {
  return (
    <button type="button" aria-label={`${strings.play}\u00a0: ${video.title}`} onClick={onPlay} css={poster}>
      <Picture
        picture={video.poster}
        alt=""
        sizes={leads ? leadingWidth : width}
        // Examples stand below the programme, which fills a phone's first screen.
        priority={leads && !video.isSample}
        css={{ height: '100%', objectFit: 'cover', transition: `scale ${theme.motion.page}` }}
      />
      <span css={play}>
        <Icon name="play" css={{ translate: '6% 0' }} />
      </span>
    </button>
  );
}

const leadingWidth = '(min-width: 85.5rem) 52rem, (min-width: 75rem) 61vw, calc(100vw - 2.5rem)';
const width = '(min-width: 85.5rem) 39rem, (min-width: 48rem) 46vw, calc(100vw - 2.5rem)';

const poster = {
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: theme.color.groundRaised,
  cursor: 'pointer',
  overflow: 'clip',
  '& > span': { transition: `background-color ${theme.motion.quick}, color ${theme.motion.quick}` },
  // Over the picture, which covers the button's own outline, and with a dark line between the two.
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    outline: `3px solid ${theme.color.action}`,
    outlineOffset: '-3px',
    boxShadow: `inset 0 0 0 6px ${theme.color.ground}`,
  },
  [theme.media.hover]: {
    '&:hover img': { scale: '1.03' },
    '&:hover > span': { background: theme.color.action, color: theme.color.actionText },
  },
} as const;

const play = {
  position: 'absolute',
  // In the corner, where it hides no important part of the picture.
  inset: `auto auto ${theme.space(5)} ${theme.space(5)}`,
  display: 'grid',
  placeItems: 'center',
  width: '4rem',
  height: '4rem',
  fontSize: '1.625rem',
  color: theme.color.action,
  border: `2px solid ${theme.color.action}`,
  borderRadius: '50%',
  background: theme.color.ground,
} as const;
