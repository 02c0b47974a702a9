import { theme } from 'shared-kernel';
import { Button } from 'shared-kernel/ui';
import type { FieldErrors } from '../../ui/contactRequest';
import { type Group, GroupFields } from './GroupFields';
import { strings } from './strings';

type Props = {
  readonly subject: string;
  /** Null where no group asks. */
  readonly group: Group | null;
  readonly errors: FieldErrors;
  readonly onDrop: () => void;
};

/** What the visitor asks for, with a way to drop it, and what a group says besides. */
export function RequestFields({ subject, group, errors, onDrop }: Props) {
  return (
    <>
      <div css={bar}>
        <p css={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          {strings.request} <strong>{subject}</strong>
        </p>
        <Button
          size="small"
          variant="quiet"
          onClick={({ currentTarget }) => {
            // This button goes with what it drops; the focus stays in the form.
            currentTarget.form?.focus({ preventScroll: true });
            onDrop();
          }}
        >
          {strings.drop}
        </Button>
      </div>
      {group && <GroupFields group={group} errors={errors} />}
    </>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space(1)} ${theme.space(3)}`,
  padding: `${theme.space(2)} ${theme.space(4)}`,
  borderInlineStart: `2px solid ${theme.color.action}`,
  background: theme.color.actionTint,
} as const;
