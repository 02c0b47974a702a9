import { type Notice, theme } from 'shared-kernel';
import { Button, ButtonLink, Icon } from 'shared-kernel/ui';
import { strings } from '../strings';

interface Props {
  readonly notice: Notice;
  readonly onDismiss: () => void;
}

export function NoticeCard({ notice, onDismiss }: Props) {
  const isAlert = notice.variant === 'destructive';
  const { action } = notice;
  return (
    <li css={card} data-alert={isAlert || undefined}>
      {/* A destructive notice interrupts; the others wait for their turn in the polite region around them. */}
      <div role={isAlert ? 'alert' : undefined}>
        <p css={{ fontWeight: 600 }}>{notice.title}</p>
        {notice.description && (
          <p css={{ ...theme.type.small, color: theme.color.textMuted }}>{notice.description}</p>
        )}
      </div>
      {action?.onSelect && (
        <Button
          size="small"
          css={actionStyle}
          onClick={() => {
            action.onSelect();
            onDismiss();
          }}
        >
          {action.label}
        </Button>
      )}
      {action?.to && (
        <ButtonLink size="small" to={action.to} css={actionStyle} onClick={onDismiss}>
          {action.label}
        </ButtonLink>
      )}
      <button type="button" aria-label={strings.notices.close} css={close} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </li>
  );
}

const actionStyle = { justifySelf: 'start', marginTop: theme.space(2) } as const;

const card = {
  '--light': theme.color.action,
  '&[data-alert]': { '--light': theme.color.danger },
  position: 'relative',
  display: 'grid',
  overflowWrap: 'anywhere',
  padding: `${theme.space(4)} ${theme.space(12)} ${theme.space(4)} ${theme.space(5)}`,
  border: `1px solid ${theme.color.edge}`,
  // The light of a goal, down the edge.
  borderInlineStart: '3px solid var(--light)',
  borderRadius: theme.radius,
  background: theme.color.groundRaised,
  pointerEvents: 'auto',
  boxShadow: '0 12px 32px rgb(0 0 0 / 0.45)',
  '@starting-style': { opacity: 0, translate: '0 12px' },
  transition: `opacity ${theme.motion.quick}, translate ${theme.motion.quick}`,
} as const;

const close = {
  position: 'absolute',
  insetInlineEnd: theme.space(1),
  top: theme.space(1),
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: 0,
  background: 'none',
  color: theme.color.textMuted,
  fontSize: '1rem',
  cursor: 'pointer',
  '&:hover': { color: theme.color.text },
} as const;
