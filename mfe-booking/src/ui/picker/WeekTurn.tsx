import type { RefObject } from 'react';
import { theme } from 'shared-kernel';
import { Button, Icon, VisuallyHidden } from 'shared-kernel/ui';

type Props = {
  readonly name: string;
  readonly direction: -1 | 1;
  readonly list: RefObject<HTMLElement | null>;
  readonly isAtEnd: boolean;
};

/** Shows the week before or after, without changing the choice. */
export function WeekTurn({ name, direction, list, isAtEnd }: Props) {
  return (
    <Button
      aria-disabled={isAtEnd}
      css={style}
      onClick={() => {
        if (list.current) list.current.scrollLeft += direction * list.current.clientWidth;
      }}
    >
      <Icon name="arrow" css={direction < 0 && { rotate: '180deg' }} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}

const style = { minHeight: '3rem', width: '3rem', padding: 0, color: theme.color.action } as const;
