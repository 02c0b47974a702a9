import { theme } from 'shared-kernel';
import { useIsOnline } from 'shared-kernel/states';
import { Button, Global, Stack } from 'shared-kernel/ui';
import { isOwn } from '../../../model/sheetEvent';
import { ifHigh } from './Scoreboard';
import { strings } from './strings';
import type { MatchSheet } from './useMatchSheet';
import type { SheetState } from './usePublishing';
import type { SharedSheet } from './useSharedSheet';

type Props = {
  readonly sheet: MatchSheet;
  readonly shared: SharedSheet;
  readonly state: SheetState;
  readonly onSave: () => void;
};

/**
 * Undo, redo and save: at the lower edge, under the thumb, if the window is high enough. The line of words above them stays
 * in any window: it is the one place of the sheet where a notice covers no score and no action.
 */
export function ActionBar({ sheet, shared, state, onSave }: Props) {
  const isOnline = useIsOnline();
  const isSound = state === 'kept' || state === 'keeping';
  const canRedo = sheet.redoable.some((undone) => isOwn(undone, sheet.me));
  /** The state of the events beyond this device; absent without a back end. */
  const sharedStates: { readonly [state in SheetState]?: string | undefined } = {
    kept: sheet.isRefused ? shared.unkept?.sent : shared.state,
    unpublished: shared.unsent,
    unkept: shared.unkept?.unsent,
  };
  return (
    <Stack direction="row" role="group" aria-label={strings.actions} css={bar}>
      <Global styles={noticesOnLine} />
      <Button
        onClick={() => sheet.takeBack()}
        aria-disabled={sheet.plays.length === 0}
        aria-label={strings.undo}
      >
        <Arrow />
        <span css={roomyOnly}>{strings.undoShort}</span>
      </Button>
      <Button onClick={sheet.redo} aria-disabled={!canRedo} aria-label={strings.redo}>
        <Arrow isForward />
        <span css={wideOnly}>{strings.redo}</span>
      </Button>
      <Button variant="primary" onClick={onSave} data-due={state !== 'kept' || undefined}>
        {strings.save}
      </Button>
      {/* Each tap has its announcement by the score, so only trouble is announced here. */}
      <p
        role="status"
        aria-live={isOnline && isSound ? 'off' : undefined}
        data-offline={!isOnline || undefined}
      >
        <span>{isOnline ? strings.connection.online : strings.connection.offline}</span>
        {'\u00a0· '}
        <span>{sharedStates[state] ?? strings.states[state]}</span>
      </p>
    </Stack>
  );
}

function Arrow({ isForward = false }: { readonly isForward?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      style={{ flex: 'none', transform: isForward ? 'scaleX(-1)' : undefined }}
    >
      <path d="M9 3L3 9l6 6M3 9h12a5.5 5.5 0 0 1 0 11H9" />
    </svg>
  );
}

/** Where three words have no room in a row, as on the narrowest phones or in enlarged letters, the arrows speak. */
const roomyOnly = { '@container (max-width: 19rem)': { display: 'none' } } as const;
const wideOnly = { display: 'none', [theme.media.tablet]: { display: 'inline' } } as const;

/** Bounded by the screen, as the words in it are: in enlarged letters the bar leaves a phone its page. */
const touch = 'min(3rem, 15vw)';
/** With the space above it, the height of a notice of two lines, in enlarged letters of three (the shell's `NoticeCard`). */
const line = 'min(2.25rem, 17vw)';
/** Above the system bar of a phone. */
const lowerSpace = `max(${theme.space(1)}, env(safe-area-inset-bottom))`;

/** Notices lie on the line of words, the newest on top, as low as two lines: they cover no score and no action. */
const noticesOnLine = {
  ':root': {
    '--notice-line': `calc(${lowerSpace} + max(0px, ${ifHigh(touch)}))`,
    '--bottom-bar-height': `calc(var(--notice-line) + ${line} + ${theme.space(1)})`,
  },
  'section:has(> ol[aria-live])': {
    '&:not([data-at=top])': {
      insetBlockEnd: 'calc(var(--below, 0px) + var(--notice-line))',
      marginBlockEnd: 0,
    },
    [theme.media.tablet]: { maxWidth: `calc(100% - ${theme.space(9)})` },
    '& > ol, & > ol > li': { gridArea: '1 / 1', marginBlock: '0 !important' },
    '& > ol > li': {
      flexWrap: 'nowrap',
      columnGap: '0.5em',
      fontSize: 'min(0.875rem, 4.5vw)',
      paddingBlock: '0.0625rem',
      '& p': { display: 'inline' },
      '& p + p::before': { content: '" "' },
      // An action, which also closes it, in the place of the button that closes it.
      '& > :not(:first-child, :last-child)': {
        minHeight: 'min(2.25rem, 11vw)',
        paddingInline: '0.6em',
        fontSize: '1em',
      },
      '&:has(> :nth-child(3))': { paddingInlineEnd: '0.5em', '& > :last-child': { display: 'none' } },
    },
  },
} as const;

const bar = {
  position: 'sticky',
  zIndex: 4,
  // In a low window the buttons hang below its edge, for a keyboard only until it reaches them.
  bottom: `max(-1 * ${touch}, ${ifHigh('0px')})`,
  '&:has(:focus-visible)': { bottom: 0 },
  containerType: 'inline-size',
  gap: `0 min(2.5vw, ${theme.space(2)})`,
  marginInline: `calc(-1 * ${theme.gutter})`,
  padding: `${theme.space(1)} ${theme.gutter} ${lowerSpace}`,
  borderBlockStart: `1px solid ${theme.color.edge}`,
  background: theme.color.groundRaised,
  '& > button': {
    minWidth: touch,
    minHeight: 0,
    height: touch,
    padding: `0 min(3.75vw, ${theme.space(3)})`,
    fontSize: 'min(7vw, 1.1875rem)',
  },
  '& > button:nth-of-type(3)': { flex: '1 0 auto', maxWidth: '100%' },
  // A line of its own above the buttons.
  '& > p': {
    ...theme.muted,
    order: -1,
    flex: '1 0 100%',
    alignContent: 'center',
    height: line,
    fontSize: `min(4vw, 0.875rem)`,
    lineHeight: 1.25,
    overflow: 'hidden',
    '&[data-offline]': { color: theme.color.warning },
  },
  '& > [data-due]::after': {
    content: '""',
    width: '0.5em',
    height: '0.5em',
    borderRadius: '50%',
    background: theme.color.warm,
    forcedColorAdjust: 'none',
    boxShadow: `0 0 0 2px ${theme.color.actionText}`,
  },
  [theme.media.tablet]: {
    marginInline: 0,
    border: `1px solid ${theme.color.edge}`,
    borderBlockEnd: 0,
    '& > button': { paddingInline: theme.space(5) },
    '& > p': { fontSize: theme.type.small.fontSize },
  },
  [theme.media.desktop]: { '& > button:nth-of-type(3)': { flexGrow: 0 } },
} as const;
