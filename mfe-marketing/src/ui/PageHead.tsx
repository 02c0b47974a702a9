import type { ReactNode } from 'react';
import { theme } from 'shared-kernel';
import { Lead, PageTitle, Picture } from 'shared-kernel/ui';
import type { Illustration } from '../domain/illustration';
import { pictureSizes } from './pictureSizes';
import { stage, stagePicture, stageWords } from './stage';

type Props = {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly illustration: Illustration;
  /** The buttons under the lead. */
  readonly children?: ReactNode;
};

/** The top of a page: its title and first sentence, and a picture that fades into the ground behind them. */
export function PageHead({ eyebrow, title, lead, illustration, children }: Props) {
  return (
    <div css={head}>
      <Picture {...illustration} sizes={pictureSizes.stage} priority css={picture} />
      <div css={stageWords}>
        <div css={column}>
          <PageTitle eyebrow={eyebrow}>{title}</PageTitle>
          <Lead>{lead}</Lead>
          {children && <div css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space(3) }}>{children}</div>}
        </div>
      </div>
    </div>
  );
}

const head = {
  ...stage,
  '--clear': 'clamp(9rem, 100svh - 32rem, 75vw - 2rem)',
  '--overlap': '2rem',
  [theme.media.desktop]: { minHeight: 'clamp(38rem, 43vw, 52rem)' },
} as const;

const column = { [theme.media.desktop]: { width: '46%' } } as const;

const picture = {
  ...stagePicture,
  // A phone cuts the picture at the bottom, where it fades anyway.
  objectPosition: '50% 25%',
  [theme.media.desktop]: {
    objectPosition: 'center',
    insetInlineStart: 'auto',
    width: 'min(59%, 78rem)',
    height: '100%',
    maskImage: 'linear-gradient(90deg, transparent, rgb(0 0 0 / 0.25) 12%, #000 30%)',
  },
} as const;
