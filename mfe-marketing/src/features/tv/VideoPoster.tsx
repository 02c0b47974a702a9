import { theme } from 'shared-kernel';
import { Icon } from 'shared-kernel/ui';
import { posterScene } from '../../domain/court/posterScene';
import { Drawing } from '../../ui/Drawing';
import { tv } from './strings';

type Props = { readonly title: string; readonly number: number; readonly onPlay: () => void };

export function VideoPoster({ title, number, onPlay }: Props) {
  return (
    <button type="button" aria-label={`${tv.play} : ${title}`} onClick={onPlay} css={poster}>
      <Drawing scene={posterScene(number)} preserveAspectRatio="xMidYMid slice" css={{ height: '100%' }} />
      <span css={play}>
        <Icon name="play" css={{ translate: '6% 0' }} />
      </span>
    </button>
  );
}

const poster = {
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  overflow: 'clip',
  '& > svg': { transition: `scale ${theme.motion.page}` },
  '& > span': { transition: `background-color ${theme.motion.quick}, color ${theme.motion.quick}` },
  '&:focus-visible': { outlineOffset: '-4px' },
  [theme.media.hover]: {
    '&:hover > svg': { scale: '1.04' },
    '&:hover > span': { background: theme.color.action, color: theme.color.actionText },
  },
} as const;

const play = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  width: '5rem',
  height: '5rem',
  margin: 'auto',
  fontSize: '2rem',
  color: theme.color.action,
  border: `2px solid ${theme.color.action}`,
  borderRadius: '50%',
  background: theme.color.ground,
} as const;
