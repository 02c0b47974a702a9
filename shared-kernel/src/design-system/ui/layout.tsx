import type { ElementType } from 'react';
import { theme } from '../theme/tokens';
import type { As } from './as';

/** As many equal columns as fit, each at least `min` pixels wide. */
export function Grid<T extends ElementType = 'div'>({
  as,
  min = 280,
  gap = 6,
  ...rest
}: As<T, { readonly min?: number; readonly gap?: number }>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      css={{
        ...theme.unlisted,
        display: 'grid',
        gap: theme.space(gap),
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${min}px), 1fr))`,
      }}
      {...rest}
    />
  );
}

type StackProps = {
  readonly gap?: number;
  /** A row wraps when it is full. */
  readonly direction?: 'column' | 'row';
};

/** Children one after the other, `gap` steps of the spacing scale apart. */
export function Stack<T extends ElementType = 'div'>({
  as,
  gap = 4,
  direction = 'column',
  ...rest
}: As<T, StackProps>) {
  const Element: ElementType = as ?? 'div';
  const row = { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' } as const;
  return (
    <Element
      css={{
        ...theme.unlisted,
        display: 'flex',
        flexDirection: 'column',
        gap: theme.space(gap),
        ...(direction === 'row' && row),
      }}
      {...rest}
    />
  );
}
