import type { StructuredData } from 'shared-kernel';
import { imageAddress } from '../illustration';
import { embedAddress, type Video } from '../video';

/** A match to watch again: schema.org's VideoObject. */
export function videoData(video: Video): StructuredData {
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.description,
    thumbnailUrl: imageAddress(video.poster),
    uploadDate: video.publishedOn,
    embedUrl: embedAddress(video.id),
    inLanguage: 'fr',
  };
}
