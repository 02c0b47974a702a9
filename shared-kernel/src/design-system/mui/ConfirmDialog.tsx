import Dialog from '@mui/material/Dialog';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { theme } from '../theme/tokens';
import { Button } from '../ui';
import { muiTheme } from './theme';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly confirmLabel?: string;
  /** « Annuler », unless the question is about something that can be cancelled itself. */
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be taken back. The focus starts on the button that changes nothing; Escape and a click outside mean no. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel = 'Confirmer', cancelLabel = 'Annuler' } = props;
  const { onConfirm, onCancel } = props;
  const id = useId();
  return (
    <ThemeProvider theme={muiTheme}>
      <Dialog
        open={open}
        onClose={onCancel}
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <div css={{ padding: theme.space(6), ...theme.column, gap: theme.space(4) }}>
          <h2 id={`${id}-title`} css={{ ...theme.type.title3, margin: 0 }}>
            {title}
          </h2>
          <div id={`${id}-text`}>{children}</div>
          <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: theme.space(3) }}>
            <Button onClick={onCancel} autoFocus>
              {cancelLabel}
            </Button>
            <Button variant="danger" onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </div>
      </Dialog>
    </ThemeProvider>
  );
}
