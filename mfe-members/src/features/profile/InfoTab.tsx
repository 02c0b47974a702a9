import { paths, theme, type User } from 'shared-kernel';
import { Button, Pane, SectionTitle, TextLink } from 'shared-kernel/ui';
import { strings as sectionStrings } from '../../strings';
import { announceUnderDevelopment } from './announceUnderDevelopment';
import { DemoRemark } from './DemoRemark';
import { DetailList } from './DetailList';
import { infoStrings as words } from './strings';

export function InfoTab({ user }: { user: User }) {
  return (
    <Pane as="section">
      <SectionTitle>{words.title}</SectionTitle>
      <DetailList user={user} />
      <DemoRemark />
      <div css={foot}>
        <Button onClick={announceUnderDevelopment}>{words.edit}</Button>
        <TextLink to={paths.deviceData()}>{sectionStrings.deviceData}</TextLink>
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
