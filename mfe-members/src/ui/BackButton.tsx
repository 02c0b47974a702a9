import type { SiteAddress } from 'shared-kernel';
import { hasPageBehind } from 'shared-kernel/route-guards';
import { useNavigate } from 'shared-kernel/router';
import { Button, Icon } from 'shared-kernel/ui';
import { strings } from './strings';

/** Goes back to the page before; to `fallback` for a visitor who arrived here directly. */
export function BackButton({ fallback }: { fallback: SiteAddress }) {
  const navigate = useNavigate();
  return (
    <Button variant="quiet" onClick={() => (hasPageBehind() ? navigate(-1) : navigate(fallback))} css={style}>
      <Icon name="back" />
      {strings.back}
    </Button>
  );
}

/** Its arrow is aligned with the text below and, on a phone, its edge with the edge of the screen. */
const style = {
  marginInlineStart: 'max(-6.25vw, -1.25rem)',
  marginBlockEnd: '1rem',
  '&:focus-visible': { outlineOffset: '-2px' },
} as const;
