import { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { muiTheme } from '../mui/theme';
import { theme } from '../theme/tokens';

/** A thumb's width, or a seventh of the place there is. */
const daySize = 'min(2.75rem, calc(100cqi / 7))';

/** The longest month, with its year, between the two arrows. */
const monthSize = `min(${theme.type.title3.fontSize}, 8.2cqi)`;

/** The calendar measures itself by this box, so it wants a parent of a definite width. */
export const box = { containerType: 'inline-size', width: '100%', maxWidth: '19.25rem' } as const;

/** The picker as a pane of the court: square days, the chosen one lit by the cool edge light. */
export const calendarTheme = createTheme(muiTheme, {
  components: {
    MuiDateCalendar: {
      styleOverrides: {
        root: { width: `calc(7 * ${daySize})`, height: 'auto', maxHeight: 'none', margin: 0 },
      },
    },
    MuiPickersCalendarHeader: {
      styleOverrides: {
        root: { margin: 0, paddingInline: 0, minHeight: 44, maxHeight: 44 },
        label: {
          ...theme.type.title3,
          fontSize: monthSize,
          textTransform: 'capitalize',
          whiteSpace: 'nowrap',
        },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          width: 44,
          height: 44,
          border: `1px solid ${theme.color.edge}`,
          borderRadius: theme.radius,
          color: theme.color.text,
        },
      },
    },
    MuiDayCalendar: {
      styleOverrides: {
        slideTransition: { minHeight: `calc(6 * ${daySize} + 12px)` },
        weekDayLabel: {
          ...theme.type.label,
          width: daySize,
          margin: 0,
          color: theme.color.textMuted,
        },
        weekContainer: { margin: '2px 0' },
      },
    },
    MuiPickerDay: {
      styleOverrides: {
        root: {
          '--PickerDay-size': daySize,
          '--PickerDay-horizontalMargin': '0px',
          border: `1px solid ${theme.color.edge}`,
          borderRadius: theme.radius,
          fontSize: '1.0625rem',
          fontVariantNumeric: 'tabular-nums',
          '&.MuiPickerDay-today': { outline: `1px solid ${theme.color.warm}` },
          '&:focus-visible': { outline: `2px solid ${theme.color.action}`, outlineOffset: '-2px' },
        },
      },
    },
  },
});
