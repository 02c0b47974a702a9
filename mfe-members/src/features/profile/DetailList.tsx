import { formatDay, theme, type User } from 'shared-kernel';
import { clubName } from '../../data/registrationChoices';
import { infoStrings as words } from './strings';

/** The member's details, with the missing ones. */
export function DetailList({ user }: { user: User }) {
  const details = [
    [words.name, user.name],
    [words.email, user.email],
    [words.phone, user.phone],
    [words.birthDate, user.birthDate && formatDay(user.birthDate)],
    [words.address, user.address],
    [words.club, user.club && clubName(user.club)],
  ] as const;
  return (
    <dl css={list}>
      {details.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || <span css={{ color: theme.color.textMuted }}>{words.missing}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

const list = {
  ...theme.column,
  gap: `${theme.space(5)} ${theme.space(8)}`,
  marginBlockEnd: theme.space(8),
  [theme.media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  '& dt': { ...theme.type.label, fontSize: '1rem', color: theme.color.textMuted },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
} as const;
