import { Fragment } from 'react';
import { theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { Icon, type IconName } from 'shared-kernel/ui';
import { offeredPages } from '../../domain/rankingPages';
import { pagerStrings as words } from './strings';

type Props = {
  /** The page on show, from 1, and how many there are. */
  readonly page: number;
  readonly last: number;
  readonly addressOf: (page: number) => `?${string}`;
  readonly onTurn: (page: number) => void;
};

/** Links to the other pages of a long table; visitors can open them in new tabs and go back. */
export function Pager({ page, last, addressOf, onTurn }: Props) {
  const turn = (to: number, name: string, icon: IconName) =>
    to >= 1 &&
    to <= last && (
      <li>
        <Link to={addressOf(to)} preventScrollReset aria-label={name} onClick={() => onTurn(to)}>
          <Icon name={icon} />
        </Link>
      </li>
    );
  const offered = offeredPages(page, last);
  return (
    <nav aria-label={words.label}>
      <ul css={list}>
        {turn(page - 1, words.previous, 'back')}
        {offered.map((one, at) => (
          <Fragment key={one}>
            {at > 0 && one - (offered[at - 1] ?? 0) > 1 && <li aria-hidden="true">…</li>}
            <li>
              <Link
                to={addressOf(one)}
                preventScrollReset
                aria-label={words.page(one)}
                aria-current={one === page ? 'page' : undefined}
                onClick={() => onTurn(one)}
              >
                {one}
              </Link>
            </li>
          </Fragment>
        ))}
        {turn(page + 1, words.next, 'arrow')}
      </ul>
    </nav>
  );
}

const list = {
  ...theme.unlisted,
  ...theme.type.title3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space(1),
  marginBlockStart: theme.space(6),
  fontVariantNumeric: 'tabular-nums',
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    paddingInline: theme.space(1),
    border: '1px solid transparent',
    borderRadius: theme.radius,
    color: 'inherit',
    textDecoration: 'none',
    [theme.media.hover]: { '&:hover': { background: theme.color.actionTint } },
  },
  '& [aria-current]': { borderColor: theme.color.action, color: theme.color.action },
} as const;
