import { theme, type User, useSessionKind } from 'shared-kernel';
import { Button, Icon, Pane, SectionTitle } from 'shared-kernel/ui';
import { announceUnderDevelopment } from './announceUnderDevelopment';
import { licenseStrings as words } from './strings';

export function LicenseTab({ user }: { user: User }) {
  const isDemo = useSessionKind() === 'demo';
  return (
    <Pane as="section">
      <SectionTitle>{words.title}</SectionTitle>
      {user.licenseNumber ? (
        <>
          <dl css={{ marginBlockEnd: theme.space(4) }}>
            <dt css={{ ...theme.type.label, fontSize: '1rem', color: theme.color.textMuted }}>
              {words.number}
            </dt>
            <dd css={number}>{user.licenseNumber}</dd>
          </dl>
          <p>{words.valid}</p>
          {isDemo && <p css={{ ...theme.type.small, color: theme.color.textMuted }}>{words.sample}</p>}
          <Button onClick={announceUnderDevelopment} css={{ marginBlockStart: theme.space(6) }}>
            <Icon name="download" />
            {words.download}
          </Button>
        </>
      ) : (
        <p>{words.none}</p>
      )}
    </Pane>
  );
}

const number = {
  ...theme.type.title2,
  margin: 0,
  color: theme.color.action,
  overflowWrap: 'anywhere',
} as const;
