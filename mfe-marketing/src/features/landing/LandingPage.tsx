import type { ReactNode } from 'react';
import { type CentreRules, PageMetadata, type SharingImage, useCentreRules } from 'shared-kernel';
import { Page } from 'shared-kernel/ui';
import type { Illustration } from '../../domain/illustration';
import { breadcrumbData } from '../../domain/structured-data/breadcrumbData';
import { sportsCentreData } from '../../domain/structured-data/sportsCentreData';
import { PageHead } from '../../ui/PageHead';

export type LandingWords = {
  readonly crumb: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: (rules: CentreRules | null) => string;
};

type Props = {
  /** The picture of shared links. */
  readonly card: SharingImage;
  readonly words: LandingWords;
  readonly path: string;
  readonly illustration: Illustration;
  /** The buttons at the top. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
};

/** A landing page for one search topic: a description and the next step, then its own content. */
export function LandingPage({ card, words, path, illustration, actions, children }: Props) {
  const rules = useCentreRules();
  const structuredData = [sportsCentreData(rules), breadcrumbData({ name: words.crumb, path })];
  return (
    <>
      <PageMetadata image={card} structuredData={structuredData} />
      <PageHead
        eyebrow={words.eyebrow}
        title={words.title}
        lead={words.lead(rules)}
        illustration={illustration}
      >
        {actions}
      </PageHead>
      <Page>{children}</Page>
    </>
  );
}
