import type { CSSProperties } from 'react';
import { formatNumber, theme } from 'shared-kernel';
import { VisuallyHidden } from 'shared-kernel/ui';
import type { HourFigure } from '../../../data/centre';
import { shortWeekdays, weekdays } from '../strings';
import { figureStrings as words } from './strings';

/**
 * A table whose cells are lit by their share of the largest: the figures are in it, for readers who cannot tell the colours apart. Hours are
 * rows, because seven columns fit a phone.
 */
export function HeatMap({ hours }: { readonly hours: readonly HourFigure[] }) {
  const rows = [...new Set(hours.map(({ hour }) => hour))].sort((one, other) => one - other);
  const figureOf = (weekday: number, hour: number) =>
    hours.find((figure) => figure.weekday === weekday && figure.hour === hour);
  const largest = Math.max(...hours.map(shareOf));
  return (
    <table css={table}>
      <caption>
        <VisuallyHidden>{words.map}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span css={sign}>{words.hour}</span>
          </th>
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
              <Cell key={name} figure={figureOf(index + 1, hour)} largest={largest} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Games outside of the present hours have no court that is offered. */
function shareOf({ booked, offered }: HourFigure): number {
  return offered === 0 ? Math.sign(booked) : Math.min(1, booked / offered);
}

type CellProps = { readonly figure: HourFigure | undefined; readonly largest: number };

function Cell({ figure, largest }: CellProps) {
  if (!figure || (figure.offered === 0 && figure.booked === 0)) {
    return (
      <td>
        <span aria-hidden="true">{words.closed}</span>
        <VisuallyHidden>{words.closedInWords}</VisuallyHidden>
      </td>
    );
  }
  const { booked, offered } = figure;
  const share = shareOf(figure);
  const style = { '--light': largest === 0 ? 0 : share / largest } as CSSProperties;
  return (
    <td style={style} title={words.cell(booked, offered)}>
      <span>{formatNumber(Math.round(share * 100))}</span>
      <span css={sign}>{'\u00a0%'}</span>
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
  '& th, & td': {
    padding: `${theme.space(2)} 0`,
    textAlign: 'center',
    fontSize: 'clamp(0.75rem, 3.1vw, 0.9375rem)',
  },
  '& th': { whiteSpace: 'nowrap' },
  '& th[scope="row"]': { textAlign: 'start', fontWeight: 600 },
  '& td': {
    borderRadius: '4px',
    // At most so light that the figures in it keep their contrast.
    background: `color-mix(in srgb, ${theme.color.action} calc(var(--light, 0) * 46%), ${theme.color.groundRaised})`,
  },
} as const;

/** Seven columns of a small phone have no room for it; the sentence above says that these are hours, and per cent. */
const sign = { '@media (max-width: 29.99rem)': { position: 'absolute', clipPath: 'inset(50%)' } } as const;
