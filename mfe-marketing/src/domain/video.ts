import type { PictureFile } from 'shared-kernel';

export type Video = {
  /** Id of the video at the external service (YouTube). */
  readonly id: string;
  /** A placeholder until the centre names a video: the service has no video under its id. */
  readonly isSample?: true;
  readonly title: string;
  readonly description: string;
  /** Day of release, `yyyy-MM-dd`. */
  readonly publishedOn: string;
  /** The poster in the player's place until the visitor presses play. */
  readonly poster: PictureFile;
};

/** Where the external service plays a video without cookies; `autoplay` because the visitor has pressed play already. */
export function embedAddress(videoId: string): string {
  return `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`;
}

/** The video's own page at the external service. */
export function watchAddress(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`;
}
