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
      <div role={isAlert ? 'alert' : undefined} data-words>
        <p css={{ fontWeight: 600 }}>{notice.title}</p>
        {notice.description && <p css={description}>{notice.description}</p>}
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
        <ButtonLink
          size="small"
          to={action.to}
          css={actionStyle}
          onClick={onDismiss}
          data-takes-focus={notice.takesFocus}
        >
          {action.label}
        </ButtonLink>
      )}
      <button type="button" aria-label={strings.notices.close} css={close} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </li>
  );
}

/** In the smallest notice there is no room to spare above and below. */
const actionStyle = { flex: 'none', marginBlock: `-${theme.space(1)}`, minHeight: '2.25rem' } as const;

const card = {
  '--light': theme.color.action,
  '&[data-alert]': { '--light': theme.color.danger },
  position: 'relative',
  // As low as its words: lower still on the line that a bar keeps free for it (`ActionBar` of the match sheet).
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space(2)} ${theme.space(3)}`,
  minHeight: 'min(2.5rem, 15vw)',
  fontSize: 'min(1rem, 6vw)',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  padding: `0.0625rem min(3rem, 14vw) 0.0625rem min(${theme.space(4)}, 5vw)`,
  '& > [data-words]': { flex: '1 1 8rem', minWidth: 0 },
  '&:has(p + p)': { paddingBlock: theme.space(2) },
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

const description = { fontSize: '0.9em', color: theme.color.textMuted } as const;

const close = {
  position: 'absolute',
  insetInlineEnd: theme.space(1),
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: 'min(2.75rem, 13vw)',
  height: 'min(2.375rem, 13vw)',
  border: 0,
  background: theme.iconGround('2rem 2rem'),
  color: theme.color.text,
  fontSize: '1rem',
  cursor: 'pointer',
  '&:hover': { color: theme.color.action },
} as const;
