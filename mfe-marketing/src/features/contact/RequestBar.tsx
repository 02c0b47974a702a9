import { paths, theme } from 'shared-kernel';
import { Button, TextLink } from 'shared-kernel/ui';
import { strings } from './strings';

type Props = {
  readonly subject: string | undefined;
  readonly onDrop: () => void;
};

/** The visitor's request, with a button to drop it; for a plain question, a link to the possible requests. */
export function RequestBar({ subject, onDrop }: Props) {
  if (subject === undefined) {
    return (
      <div css={bar}>
        <p>
          {strings.plain} <TextLink to={paths.services()}>{strings.choose}</TextLink>
        </p>
      </div>
    );
  }
  return (
    <div css={bar}>
      <div css={{ position: 'relative' }}>
        <p css={besideDrop}>
          {strings.request} <strong>{subject}</strong>
        </p>
        <Button
          size="small"
          variant="quiet"
          css={drop}
          onClick={({ currentTarget }) => {
            // This button disappears with the request, so the focus moves to the form.
            currentTarget.form?.focus({ preventScroll: true });
            onDrop();
          }}
        >
          {strings.drop}
        </Button>
      </div>
    </div>
  );
}

const drop = {
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: '0.75em',
  // Not `translate`: a button that is pressed has its own, and would jump from under the finger.
  transform: 'translateY(-50%)',
} as const;

/** Only its first line makes way for the button: a phone needs the width. */
const besideDrop = {
  overflowWrap: 'anywhere',
  // Chromium forgets the float where it balances or prettifies the lines.
  textWrap: 'wrap',
  '&::before': { content: '""', float: 'inline-end', width: '4.75rem', height: '1em' },
} as const;

/** Room for the longest request on a narrow phone, so that the fields stay where they are whatever it says. */
const bar = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minHeight: '6.25rem',
  [theme.media.tablet]: { minHeight: '4rem' },
  padding: `${theme.space(2)} ${theme.space(4)}`,
  borderInlineStart: `2px solid ${theme.color.action}`,
  background: theme.color.actionTint,
} as const;
