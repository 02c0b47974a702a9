import type { ReactNode } from 'react';
import { theme } from 'shared-kernel';
import { Lead, PageTitle } from 'shared-kernel/ui';
import type { Scene } from '../domain/court/scene';
import { Drawing } from './Drawing';

type Props = {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly scene: Scene;
  /** The buttons under the lead. */
  readonly children?: ReactNode;
};

/** The top of a page: its title and first sentence beside a drawing of the court. */
export function PageHead({ eyebrow, title, lead, scene, children }: Props) {
  return (
    <div css={layout}>
      <div>
        <PageTitle eyebrow={eyebrow}>{title}</PageTitle>
        <Lead>{lead}</Lead>
        {children && <div css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space(3) }}>{children}</div>}
      </div>
      <Drawing scene={scene} css={{ overflow: 'visible' }} />
    </div>
  );
}

const layout = {
  display: 'grid',
  marginBottom: 'clamp(2rem, 1.2rem + 3.4vw, 4.5rem)',
  gap: theme.space(8),
  alignItems: 'center',
  [theme.media.desktop]: { gridTemplateColumns: '7fr 6fr', gap: theme.space(12) },
} as const;
