import { createTheme } from '@mui/material/styles';
import { palette } from '../theme/palette';
import { theme } from '../theme/tokens';

/** The component library in the site's own look: a dark glass court, one radius, no shadows, no ripples. */
export const muiTheme = createTheme({
  palette: {
    mode: 'dark',
    primary: { main: palette.action, contrastText: palette.actionText },
    secondary: { main: palette.warm, contrastText: palette.warmText },
    error: { main: palette.danger },
    success: { main: palette.success },
    warning: { main: palette.warning },
    background: { default: palette.ground, paper: palette.groundRaised },
    text: { primary: palette.text, secondary: palette.textMuted },
    divider: palette.edge,
  },
  typography: { fontFamily: theme.font.text },
  shape: { borderRadius: Number.parseInt(theme.radius, 10) },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { backgroundImage: 'none', boxShadow: 'none', border: `1px solid ${theme.color.edge}` },
      },
    },
  },
});
