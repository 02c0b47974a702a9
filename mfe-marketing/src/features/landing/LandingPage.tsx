import type { ReactNode } from 'react';
import { PageMetadata, type PageMetadataValue, theme } from 'shared-kernel';
import { Grid, Page, Pane, Section } from 'shared-kernel/ui';
import type { CourtMotif } from '../../domain/court/courtMotif';
import type { Illustration } from '../../domain/illustration';
import { breadcrumbData } from '../../domain/structured-data/breadcrumbData';
import { sportsCentreData } from '../../domain/structured-data/sportsCentreData';
import { centreStrings } from '../../strings';
import { FramedPicture } from '../../ui/FramedPicture';
import { Motif } from '../../ui/Motif';
import { PageHead } from '../../ui/PageHead';
import { PracticalInformation } from '../../ui/PracticalInformation';
import { pictureSizes } from '../../ui/pictureSizes';
import { practicalInformation } from '../../ui/strings';
import { trio } from '../../ui/trio';

export type LandingWords = {
  readonly crumb: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly paragraphs?: readonly string[];
  readonly benefits?: {
    readonly title: string;
    readonly cards: readonly { readonly motif: CourtMotif; readonly name: string; readonly text: string }[];
  };
};

type Props = {
  readonly metadata: PageMetadataValue;
  readonly words: LandingWords;
  readonly path: string;
  readonly illustration: Illustration;
  /** A second picture, beside the paragraphs. */
  readonly aside?: Illustration;
  /** The buttons at the top. */
  readonly actions: ReactNode;
  /** What stands between the cards and the practical information. */
  readonly children?: ReactNode;
};

/** A page for those who search for one thing: what it is, what they get, where, and the next step. */
export function LandingPage({ metadata, words, path, illustration, aside, actions, children }: Props) {
  const structuredData = [sportsCentreData(centreStrings), breadcrumbData({ name: words.crumb, path })];
  return (
    <>
      <PageMetadata {...metadata} structuredData={structuredData} />
      <PageHead eyebrow={words.eyebrow} title={words.title} lead={words.lead} illustration={illustration}>
        {actions}
      </PageHead>
      <Page>
        {words.paragraphs && (
          <div css={text}>
            <div
              css={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr)',
                gap: theme.space(5),
                maxWidth: theme.measure,
              }}
            >
              {words.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {aside && <FramedPicture illustration={aside} sizes={pictureSizes.half} />}
          </div>
        )}
        {words.benefits && (
          <Section title={words.benefits.title}>
            <Grid as="ul" role="list" css={trio}>
              {words.benefits.cards.map(({ motif, name, text: body }) => (
                <Pane
                  key={name}
                  as="li"
                  css={{
                    display: 'grid',
                    gridTemplateColumns: 'minmax(0, 1fr)',
                    alignContent: 'start',
                    gap: theme.space(4),
                  }}
                >
                  <Motif name={motif} />
                  <h3 css={theme.type.title3}>{name}</h3>
                  <p css={{ color: theme.color.textMuted }}>{body}</p>
                </Pane>
              ))}
            </Grid>
          </Section>
        )}
        {children}
        <Section title={practicalInformation.title}>
          <PracticalInformation />
        </Section>
      </Page>
    </>
  );
}

const text = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(8),
  alignItems: 'center',
  marginBottom: 'clamp(3.5rem, 2.3rem + 5vw, 7rem)',
  [theme.media.desktop]: { gridTemplateColumns: '1fr 1fr', gap: theme.space(16) },
} as const;
