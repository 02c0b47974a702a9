import type { CSSProperties } from 'react';
import { theme } from 'shared-kernel';
import { VisuallyHidden } from 'shared-kernel/ui';
import type { HourFigure } from '../../../data/centre';
import { shortWeekdays, weekdays } from '../strings';
import { figureStrings as words } from './strings';

/**
 * A table whose cells are lit by their share: the figures are in it, for readers who cannot tell the colours apart. Hours are
 * rows, because seven columns fit a phone.
 */
export function HeatMap({ hours }: { readonly hours: readonly HourFigure[] }) {
  const rows = [...new Set(hours.map(({ hour }) => hour))].sort((one, other) => one - other);
  const figureOf = (weekday: number, hour: number) =>
    hours.find((figure) => figure.weekday === weekday && figure.hour === hour);
  return (
    <table css={table}>
      <caption>
        <VisuallyHidden>{words.map}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.hour}</th>
          {shortWeekdays.map((name, index) => (
            <th key={name} scope="col">
              <abbr title={weekdays[index]}>{name}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((hour) => (
          <tr key={hour}>
            <th scope="row">{words.at(hour)}</th>
            {weekdays.map((name, index) => (
              <Cell key={name} figure={figureOf(index + 1, hour)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ figure }: { readonly figure: HourFigure | undefined }) {
  if (!figure || (figure.offered === 0 && figure.booked === 0)) {
    return (
      <td>
        <span aria-hidden="true">{words.closed}</span>
        <VisuallyHidden>{words.closedInWords}</VisuallyHidden>
      </td>
    );
  }
  const { booked, offered } = figure;
  // Games outside of the present hours have no court that is offered.
  const share = offered === 0 ? 1 : Math.min(1, booked / offered);
  const style = { '--share': share } as CSSProperties;
  return (
    <td style={style} title={words.cell(booked, offered)}>
      <span>{words.share(Math.round(share * 100))}</span>
      <VisuallyHidden>{`, ${words.cell(booked, offered)}`}</VisuallyHidden>
    </td>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '2px',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { height: 0 },
  '& abbr': { textDecoration: 'none' },
  '& th, & td': { padding: `${theme.space(2)} 0`, textAlign: 'center', fontSize: 'min(0.9375rem, 3.1vw)' },
  '& th[scope="row"]': { textAlign: 'start', whiteSpace: 'nowrap', fontWeight: 600 },
  '& td': {
    borderRadius: '4px',
    // At most so light that the figures in it keep their contrast.
    background: `color-mix(in srgb, ${theme.color.action} calc(var(--share, 0) * 45%), ${theme.color.groundRaised})`,
  },
} as const;
