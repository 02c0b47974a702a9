import type { CSSObject } from '@emotion/react';
import { theme } from 'shared-kernel';

/**
 * The top of a page: a picture at the screen's edge, with text on its faded part. On a phone the picture fills the rest
 * of the first screen, so that title and first button are on it.
 */
export const stage: CSSObject = {
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  overflow: 'clip',
  // The lines behind the page cross neither the words nor the picture; reflections do (shell/src/frame/background/).
  '&::before': { content: '""', position: 'absolute', zIndex: -1, inset: 0, background: theme.color.ground },
  borderBottom: `1px solid ${theme.color.edge}`,
};

export const stageWords: CSSObject = {
  position: 'relative',
  boxSizing: 'border-box',
  width: `min(100% - 2 * ${theme.gutter}, ${theme.pageWidth})`,
  marginInline: 'auto',
  paddingBlock: `var(--clear) ${theme.space(10)}`,
  [theme.media.desktop]: { paddingTop: theme.space(10) },
};

export const stagePicture: CSSObject = {
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 'calc(var(--clear) + var(--overlap))',
  objectFit: 'cover',
  background: 'none',
  // Nearly transparent at the first line of text.
  maskImage: 'linear-gradient(#000 calc(var(--clear) - 3rem), rgb(0 0 0 / 0.25) var(--clear), transparent)',
};
