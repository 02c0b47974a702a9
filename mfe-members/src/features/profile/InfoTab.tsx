import { formatDay, paths, theme, type User } from 'shared-kernel';
import { Button, Pane, SectionTitle, TextLink } from 'shared-kernel/ui';
import { clubName } from '../../data/registrationChoices';
import { metadata } from '../../strings';
import { announceUnderDevelopment } from './announceUnderDevelopment';
import { DemoRemark } from './DemoRemark';
import { infoStrings as words } from './strings';

export function InfoTab({ user }: { user: User }) {
  const details = [
    [words.name, user.name],
    [words.email, user.email],
    [words.phone, user.phone],
    [words.birthDate, user.birthDate && formatDay(user.birthDate)],
    [words.address, user.address],
    [words.club, user.club && clubName(user.club)],
  ] as const;
  return (
    <Pane as="section">
      <SectionTitle>{words.title}</SectionTitle>
      <dl css={list}>
        {details.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || <span css={{ color: theme.color.textMuted }}>{words.missing}</span>}</dd>
          </div>
        ))}
      </dl>
      <DemoRemark />
      <div css={foot}>
        <Button onClick={announceUnderDevelopment}>{words.edit}</Button>
        <TextLink to={paths.deviceData()}>{metadata.deviceData.title}</TextLink>
      </div>
    </Pane>
  );
}

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space(3)} ${theme.space(6)}`,
} as const;

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${theme.space(5)} ${theme.space(8)}`,
  marginBlockEnd: theme.space(6),
  [theme.media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  '& dt': { ...theme.type.label, fontSize: '1rem', color: theme.color.textMuted },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
} as const;
