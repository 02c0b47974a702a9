import type { StructuredData } from 'shared-kernel';
import { embedAddress, type Video } from '../video';

/** A match to watch again: schema.org's VideoObject. */
export function videoData(video: Video): StructuredData {
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.description,
    thumbnailUrl: `https://i.ytimg.com/vi/${video.id}/hqdefault.jpg`,
    uploadDate: video.publishedOn,
    embedUrl: embedAddress(video.id),
    inLanguage: 'fr',
  };
}
