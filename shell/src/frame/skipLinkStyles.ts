import type { CSSObject } from '@emotion/react';
import { theme } from 'shared-kernel';

export const skipLinkStyles: CSSObject = {
  '[data-skip]': {
    ...theme.type.label,
    position: 'fixed',
    zIndex: 40,
    top: theme.space(2),
    insetInlineStart: theme.space(2),
    padding: `${theme.space(3)} ${theme.space(5)}`,
    borderRadius: theme.radius,
    background: theme.color.action,
    color: theme.color.actionText,
    '&:not(:focus)': { translate: '0 -200%' },
  },
};
