import { theme } from 'shared-kernel';
import { Pane, TextLink } from 'shared-kernel/ui';
import { embedAddress, type Video, watchAddress } from '../../domain/video';
import { tv } from './strings';
import { VideoPoster } from './VideoPoster';

type Props = {
  readonly video: Video;
  /** Its place in the programme, from 1. */
  readonly number: number;
  readonly isPlaying: boolean;
  readonly onPlay: () => void;
};

/** A video behind its poster; the service that plays it is only asked once the visitor presses play. */
export function VideoCard({ video, number, isPlaying, onPlay }: Props) {
  return (
    <Pane as="li" flush>
      <div css={screen}>
        {isPlaying ? (
          <iframe
            // The button that had the focus is gone: hand it on to the player.
            ref={(player) => player?.focus()}
            src={embedAddress(video.id)}
            title={video.title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
            css={{ width: '100%', height: '100%', border: 0 }}
          />
        ) : (
          <VideoPoster title={video.title} number={number} onPlay={onPlay} />
        )}
      </div>
      <div css={{ padding: theme.space(6) }}>
        <h2 css={theme.type.title3}>{video.title}</h2>
        <p css={{ marginBlock: theme.space(2), color: theme.color.textMuted }}>{video.description}</p>
        <TextLink
          href={watchAddress(video.id)}
          target="_blank"
          rel="noopener"
          aria-label={`${tv.elsewhere} : ${video.title}`}
        >
          {tv.elsewhere}
        </TextLink>
      </div>
    </Pane>
  );
}

const screen = {
  position: 'relative',
  aspectRatio: '16 / 9',
  background: theme.color.groundRaised,
  borderBottom: `1px solid ${theme.color.edge}`,
} as const;
