import { theme } from 'shared-kernel';
import { Icon } from 'shared-kernel/ui';

type Props = {
  /** Of the title; the list that it opens is called `<id>-list`. */
  readonly id: string;
  /** Of its matches, with how many there are. */
  readonly name: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

/** The title of matches that are folded away: it opens them, on the screen. */
export function FoldedTitle({ id, name, isOpen, onToggle }: Props) {
  return (
    <h2 id={id} css={{ ...theme.type.title3, minWidth: 0 }}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        onClick={onToggle}
        css={handle}
      >
        <span>{name}</span>
        <Icon
          name="chevron"
          data-print="hide"
          css={{ fontSize: '1rem', rotate: isOpen ? '180deg' : undefined }}
        />
      </button>
    </h2>
  );
}

const handle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space(3),
  minHeight: '3rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  [theme.media.hover]: { '&:hover': { color: theme.color.action } },
} as const;
