import type { ReactNode } from 'react';
import { type SiteAddress, theme } from 'shared-kernel';
import { Page, PageTitle } from 'shared-kernel/ui';
import { BackButton } from '../BackButton';
import { SampleNote } from '../SampleNote';
import { RankingTabs } from './RankingTabs';

type Props = {
  readonly title: string;
  /** How this ranking is made, in a sentence. */
  readonly lead?: string | undefined;
  /** The target of « Retour » for a visitor who arrived here directly. */
  readonly fallback: SiteAddress;
  readonly children: ReactNode;
};

/** One of the three rankings: for the visitor a page of three tabs, each with an address of its own. */
export function RankingPage({ title, lead, fallback, children }: Props) {
  return (
    <Page>
      <BackButton fallback={fallback} />
      <PageTitle>{title}</PageTitle>
      <RankingTabs />
      <div css={{ marginBlock: `${theme.space(4)} ${theme.space(6)}` }}>
        <SampleNote>{lead}</SampleNote>
      </div>
      {children}
    </Page>
  );
}
