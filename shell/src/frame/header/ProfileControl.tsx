import { memo } from 'react';
import { formatNumber, importWithRetry, paths, theme, type User, useSession } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { ButtonLink, Icon } from 'shared-kernel/ui';
import { strings } from '../strings';
import { flyoutEntry, flyoutPanel } from './flyoutStyles';
import { menuOf } from './profileMenu';
import { useFlyout } from './useFlyout';
import { useLogout } from './useLogout';

/** A way in for a guest, and a member's own menu. The user is unknown during hydration. */
export const ProfileControl = memo(function ProfileControl() {
  const session = useSession();
  if (session.status === 'member') return <ProfileMenu user={session.user} />;
  return (
    <ButtonLink to={paths.login()} variant="quiet" css={width}>
      <Icon name="user" />
      {strings.header.login}
    </ButtonLink>
  );
});

function ProfileMenu({ user }: { readonly user: User }) {
  const flyout = useFlyout();
  const logout = useLogout();
  const standing = useStanding(user);
  return (
    <div {...flyout.root} css={{ position: 'relative' }}>
      <button
        type="button"
        {...flyout.button}
        aria-label={strings.header.profileMenu(user.name)}
        css={opener}
      >
        <Icon name="user" css={{ color: theme.color.action }} />
        <span css={shortName}>{user.name.split(' ')[0]}</span>
        <Icon name="chevron" css={{ fontSize: '0.7em' }} />
      </button>
      <div {...flyout.panel} css={[flyoutPanel, { insetInline: 'auto 0' }]}>
        <div css={who}>
          <p css={{ fontWeight: 600 }}>{user.name}</p>
          <p css={{ ...theme.type.small, color: theme.color.textMuted, minHeight: '1.5em' }}>{standing}</p>
        </div>
        <ul css={theme.unlisted}>
          {menuOf(user).map(({ label, to, state }) => (
            <li key={label}>
              <Link to={to} state={state} css={flyoutEntry}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <button type="button" css={[flyoutEntry, exit]} onClick={logout}>
          {strings.header.logout}
        </button>
      </div>
    </div>
  );
}

/** The ranking is only for members, so it stays out of other visitors' first download. */
const rankings = importWithRetry(() => import(/* webpackChunkName: "rankings" */ 'shared-kernel/rankings'));

/**
 * The line under a member's name: their role, or the demonstration's place in its sample ranking once it is known. No
 * account of a back end, whose ids are texts, is in that ranking.
 */
function useStanding({ id, role, standing }: User): string | undefined {
  const isSample = role === 'player' && typeof id === 'number';
  const { module } = rankings.useArrival(isSample);
  if (!isSample) return standing ?? strings.header[role];
  if (!module) return undefined;
  const rank = module.rankOf(id);
  return rank === null ? strings.header.unranked : strings.header.rank(formatNumber(rank));
}

/** The same width for guests and members, so that no element moves once the session is known. */
const width = { width: '9.5rem', paddingInline: theme.space(3) } as const;

const opener = {
  ...theme.type.label,
  ...width,
  justifyContent: 'center',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(2),
  minHeight: '2.75rem',
  border: `1px solid ${theme.color.edgeStrong}`,
  borderRadius: theme.radius,
  background: theme.color.glass,
  color: theme.color.text,
  cursor: 'pointer',
  transition: `border-color ${theme.motion.quick}`,
  '&:hover, &[aria-expanded="true"]': { borderColor: theme.color.action },
} as const;

const shortName = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const who = {
  padding: `${theme.space(2)} ${theme.space(3)} ${theme.space(3)}`,
  marginBottom: theme.space(2),
  borderBottom: `1px solid ${theme.color.edge}`,
} as const;

const exit = {
  marginTop: theme.space(2),
  borderTop: `1px solid ${theme.color.edge}`,
  borderRadius: 0,
  color: theme.color.textMuted,
} as const;
