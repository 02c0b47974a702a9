import { useState } from 'react';
import { PageMetadata, paths, theme } from 'shared-kernel';
import { ButtonLink, Lead, Page, PageTitle, Section, Stack } from 'shared-kernel/ui';
import { videos as ownVideos } from '../../data/videos';
import { breadcrumbData } from '../../domain/structured-data/breadcrumbData';
import { videoData } from '../../domain/structured-data/videoData';
import type { Video } from '../../domain/video';
import card from '../../pictures/social/tv.json';
import { Programme } from './Programme';
import { strings } from './strings';
import { VideoCard } from './VideoCard';

type Props = { readonly videos?: readonly Video[] };

export function TvPage({ videos = ownVideos }: Props) {
  // Search engines only get available videos.
  const shown = videos.filter(({ isSample }) => !isSample);
  const structuredData = [breadcrumbData({ name: strings.crumb, path: paths.tv() }), ...shown.map(videoData)];
  const [playingId, setPlayingId] = useState<string>();
  return (
    <Page>
      <PageMetadata
        image={card}
        type={shown.length > 0 ? 'video.other' : undefined}
        structuredData={structuredData}
      />
      <PageTitle eyebrow={strings.eyebrow}>{strings.title}</PageTitle>
      <Lead>{strings.lead}</Lead>
      {shown.length < videos.length && <p css={samples}>{strings.samples}</p>}
      {shown.length === 0 && <Programme />}
      <Stack as="ul" role="list" css={screens}>
        {videos.map((video, index) => (
          <VideoCard
            key={video.id}
            video={video}
            leads={index === 0}
            isPlaying={video.id === playingId}
            onPlay={() => setPlayingId(video.id)}
          />
        ))}
      </Stack>
      <p css={{ ...theme.type.small, marginTop: theme.space(8), color: theme.color.textMuted }}>
        {strings.privacy}
      </p>
      <Section
        title={strings.next}
        lead={strings.nextText}
        css={{ '&:first-of-type': { marginBlockStart: theme.space(20) } }}
      >
        <ButtonLink to={paths.booking()} variant="primary" size="large">
          {strings.book}
        </ButtonLink>
      </Section>
    </Page>
  );
}

const samples = {
  maxWidth: theme.measure,
  marginBottom: theme.space(6),
  padding: `${theme.space(2)} ${theme.space(4)}`,
  borderInlineStart: `2px solid ${theme.color.warm}`,
  background: theme.color.warmTint,
} as const;

/** The first final is as wide as a desktop's screen; the others are below it, two by two. */
const screens = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(8),
  [theme.media.tablet]: {
    gridTemplateColumns: 'repeat(2, 1fr)',
    '& > li:first-of-type': { gridColumn: '1 / -1' },
  },
} as const;

export { TvPage as Component };
