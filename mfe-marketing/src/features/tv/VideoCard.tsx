import { theme } from 'shared-kernel';
import { Pane, TextLink } from 'shared-kernel/ui';
import { embedAddress, type Video, watchAddress } from '../../domain/video';
import { strings } from './strings';
import { VideoPoster } from './VideoPoster';

type Props = {
  readonly video: Video;
  /** It opens the programme: the largest, and on a desktop beside its words. */
  readonly leads: boolean;
  readonly isPlaying: boolean;
  readonly onPlay: () => void;
};

/** A video behind its poster; the service that plays it is only asked once the visitor presses play. */
export function VideoCard({ video, leads, isPlaying, onPlay }: Props) {
  return (
    <Pane as="li" flush css={leads && beside}>
      <div css={screen}>
        {isPlaying ? (
          <iframe
            // The focused button has disappeared, so the player gets the focus.
            ref={(player) => player?.focus()}
            src={embedAddress(video.id)}
            title={video.title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
            css={{ width: '100%', height: '100%', border: 0 }}
          />
        ) : (
          <VideoPoster video={video} leads={leads} onPlay={onPlay} />
        )}
      </div>
      <div css={{ padding: theme.space(6) }}>
        <h2 css={leads ? leadingTitle : theme.type.title3}>{video.title}</h2>
        <p css={{ marginBlock: theme.space(2), color: theme.color.textMuted }}>{video.description}</p>
        {!video.isSample && (
          <TextLink
            href={watchAddress(video.id)}
            target="_blank"
            rel="noopener"
            aria-label={`${strings.elsewhere}\u00a0: ${video.title}`}
          >
            {strings.elsewhere}
          </TextLink>
        )}
      </div>
    </Pane>
  );
}

const screen = {
  position: 'relative',
  aspectRatio: '16 / 9',
  background: theme.color.groundRaised,
} as const;

const leadingTitle = { ...theme.type.title3, [theme.media.desktop]: theme.type.title2 } as const;

const beside = {
  [theme.media.desktop]: { display: 'grid', gridTemplateColumns: '65% 1fr', alignItems: 'center' },
} as const;
