import Dialog from '@mui/material/Dialog';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { theme } from '../../theme/tokens';
import { muiTheme } from '../theme';

export interface FormDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /** A form, or what is known of a thing with its actions. The first field takes the focus by itself (`autoFocus`). */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/**
 * A dialog over the page in which one types. Escape and its button close it; a press beside it does not, because it
 * would throw away what was typed.
 */
export function FormDialog({ open, title, children, onClose }: FormDialogProps) {
  const id = useId();
  return (
    <ThemeProvider theme={muiTheme}>
      <Dialog
        open={open}
        onClose={(_event, reason) => reason !== 'backdropClick' && onClose()}
        fullWidth
        maxWidth="sm"
        transitionDuration={0}
        aria-labelledby={id}
        sx={{ '& .MuiDialog-paper': paper }}
      >
        <div css={head}>
          <h2 id={id} css={{ ...theme.type.title3, margin: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            {title}
          </h2>
          <button type="button" aria-label="Fermer" css={close} onClick={onClose}>
            {/* Its own drawing: visitors' pages share the module of icons, and download more where this chunk does too. */}
            <svg aria-hidden="true" viewBox="0 0 24 24" width="1em" height="1em">
              <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </div>
        <div css={{ padding: `0 ${inner} ${inner}` }}>{children}</div>
      </Dialog>
    </ThemeProvider>
  );
}

const inner = `min(6.25vw, ${theme.space(6)})`;

/** On a phone it leaves no room beside it: its fields need the width. */
const paper = {
  margin: { xs: theme.space(2), sm: theme.space(8) },
  width: { xs: `calc(100% - ${theme.space(4)})`, sm: `calc(100% - ${theme.space(16)})` },
  maxHeight: { xs: `calc(100% - ${theme.space(4)})`, sm: `calc(100% - ${theme.space(16)})` },
  maxWidth: { xs: 'none !important', sm: '37.5rem !important' },
} as const;

const head = {
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: theme.space(3),
  padding: `${inner} ${inner} ${theme.space(4)}`,
} as const;

const close = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  margin: `-${theme.space(2)} -${theme.space(2)} 0 0`,
  border: 0,
  background: theme.iconGround('2rem 2rem'),
  color: theme.color.text,
  cursor: 'pointer',
  '&:hover': { color: theme.color.action },
} as const;
