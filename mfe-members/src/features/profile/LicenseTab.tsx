import { theme, type User } from 'shared-kernel';
import { Button, Icon, Pane, SectionTitle } from 'shared-kernel/ui';
import { announceUnderDevelopment } from './announceUnderDevelopment';
import { DemoRemark } from './DemoRemark';
import { licenseStrings as words } from './strings';

export function LicenseTab({ user }: { user: User }) {
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
          <p css={{ marginBlockEnd: theme.space(1) }}>{words.valid}</p>
          <DemoRemark />
          <Button onClick={announceUnderDevelopment}>
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
