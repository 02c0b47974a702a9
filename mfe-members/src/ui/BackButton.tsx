import { useLocation, useNavigate } from 'shared-kernel/router';
import { Button, Icon } from 'shared-kernel/ui';
import { strings } from '../strings';

/** Goes back to the page before; to `fallback` for a visitor who arrived here directly. */
export function BackButton({ fallback }: { fallback: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <Button
      variant="quiet"
      onClick={() => (key === 'default' ? navigate(fallback) : navigate(-1))}
      css={{ marginInlineStart: '-1.25rem', marginBlockEnd: '1rem' }}
    >
      <Icon name="back" />
      {strings.back}
    </Button>
  );
}
