import { dayNames, formatHour, type NextGame, paths, type SiteAddress, theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { Icon } from 'shared-kernel/ui';

/**
 * A line that hangs from the header over the page's upper margin: it moves nothing when it comes or goes. Reservations are
 * the device's, so it stays through a login and a logout; it leads to the one it names.
 */
export function NextGameLine({ game }: { readonly game: NextGame }) {
  return (
    <div css={line} data-next-game>
      <div css={inside}>
        <Link to={pageOf(game)} css={link}>
          <span css={label}>Prochaine partie</span> <span>{`${whenOf(game)}${stateOf(game)}`}</span>
          <Icon name="arrow" />
        </Link>
      </div>
    </div>
  );
}

/** A booking without an answer is in the list of the booking page. */
function pageOf({ reservationId, isAsked }: NextGame): SiteAddress {
  return isAsked ? `${paths.booking()}#reservations` : paths.reservation(reservationId);
}

function stateOf({ isPending, isUnconfirmed }: NextGame): string {
  if (isPending) return ', en attente';
  return isUnconfirmed ? ', à confirmer' : '';
}

/** Day and hour for a narrow place: « Sam. 28 nov., 18 h ». */
function whenOf({ date, time }: NextGame): string {
  const names = dayNames(date);
  const day = names ? `${names.shortWeekday}\u00a0${names.number}\u00a0${names.shortMonth}` : date;
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${formatHour(time)}`;
}

const line = {
  position: 'absolute',
  inset: '100% 0 auto',
  containerType: 'inline-size',
  borderBottom: `1px solid ${theme.color.edge}`,
  background: theme.color.ground,
  '@starting-style': { opacity: 0 },
  transition: `opacity ${theme.motion.quick}`,
  // It belongs to the top of the page and goes away when the visitor scrolls.
  '[data-scrolled] > &:not(:focus-within)': { opacity: 0, pointerEvents: 'none' },
  // It also hides above an error in the page, and on pages that need every row of a phone.
  'body:has([data-under-header]) &': { display: 'none' },
} as const;

const inside = {
  maxWidth: theme.pageWidth,
  marginInline: 'auto',
  paddingInline: theme.gutter,
  boxSizing: 'content-box',
} as const;

/** Lower than the upper margin that every page has at least, and a target that can be met (WCAG 2.5.8). */
const link = {
  ...theme.type.small,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(2),
  width: 'fit-content',
  height: theme.space(7),
  fontSize: 'min(0.9375rem, 7cqi)',
  fontWeight: 600,
  color: theme.color.text,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: theme.color.action },
  '& > svg': { color: theme.color.action },
} as const;

const label = {
  color: theme.color.textMuted,
  fontWeight: 400,
  // At double letter size a phone shows the day alone; screen readers get the hour too.
  '@container (max-width: 17rem)': { position: 'absolute', clipPath: 'inset(50%)' },
} as const;
