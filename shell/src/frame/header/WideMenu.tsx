import { memo } from 'react';
import { theme } from 'shared-kernel';
import { strings } from '../strings';
import { MenuItem } from './MenuItem';
import { menu } from './menu';

/** The menu of a wide header. It is memoised: a phone that opens its own menu need not render this hidden one. */
export const WideMenu = memo(function WideMenu() {
  return (
    <nav aria-label={strings.header.navigation}>
      <ul css={entries}>
        {menu.map((entry) => (
          <MenuItem key={entry.to} entry={entry} />
        ))}
      </ul>
    </nav>
  );
});

const entries = { ...theme.unlisted, display: 'flex', gap: 'clamp(1.25rem, 2.4vw, 2.5rem)' } as const;
