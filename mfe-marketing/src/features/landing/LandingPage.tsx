import type { ReactNode } from 'react';
import { PageMetadata, type PageMetadataValue, theme } from 'shared-kernel';
import { Grid, Page, Pane, Section } from 'shared-kernel/ui';
import type { CourtMotif } from '../../domain/court/courtMotif';
import type { Scene } from '../../domain/court/scene';
import { breadcrumbData } from '../../domain/structured-data/breadcrumbData';
import { sportsCentreData } from '../../domain/structured-data/sportsCentreData';
import { Motif } from '../../ui/Motif';
import { PageHead } from '../../ui/PageHead';
import { PracticalInformation } from '../../ui/PracticalInformation';
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
  readonly scene: Scene;
  /** The buttons at the top. */
  readonly actions: ReactNode;
  /** What stands between the cards and the practical information. */
  readonly children?: ReactNode;
};

/** A page for those who search for one thing: what it is, what they get, where, and the next step. */
export function LandingPage({ metadata, words, path, scene, actions, children }: Props) {
  const structuredData = [sportsCentreData(), breadcrumbData({ name: words.crumb, path })];
  return (
    <Page>
      <PageMetadata {...metadata} structuredData={structuredData} />
      <PageHead eyebrow={words.eyebrow} title={words.title} lead={words.lead} scene={scene}>
        {actions}
      </PageHead>
      {words.paragraphs && (
        <div css={text}>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      {words.benefits && (
        <Section title={words.benefits.title}>
          <Grid as="ul" role="list" css={trio}>
            {words.benefits.cards.map(({ motif, name, text: body }) => (
              <Pane key={name} as="li" css={{ display: 'grid', alignContent: 'start', gap: theme.space(4) }}>
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
  );
}

const text = {
  display: 'grid',
  gap: theme.space(5),
  marginBottom: theme.space(16),
  '& > p': { maxWidth: theme.measure },
  [theme.media.desktop]: { gridTemplateColumns: '1fr 1fr', gap: theme.space(12) },
} as const;
