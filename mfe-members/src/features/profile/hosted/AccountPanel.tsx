import { useState } from 'react';
import { paths, type User } from 'shared-kernel';
import { Button, Pane, SectionTitle, Stack, TextLink } from 'shared-kernel/ui';
import { accountDraft } from '../../../data/accountDraft';
import { metadata } from '../../../strings';
import { DetailList } from '../DetailList';
import { foot } from '../InfoTab';
import { infoStrings as words } from '../strings';
import { DetailsForm } from './DetailsForm';
import { MyData } from './MyData';

/** What the account says of its member, which he may change, and all that the back end knows of him. */
export function AccountPanel({ user }: { user: User }) {
  // Who was logged out over the form finds it open when he is back.
  const [isEditing, setIsEditing] = useState(() => Object.keys(accountDraft.read()).length > 0);
  const [isLeft, setIsLeft] = useState(false);

  function close() {
    accountDraft.forget();
    setIsEditing(false);
    setIsLeft(true);
  }

  return (
    <Stack gap={8}>
      <Pane as="section">
        <SectionTitle>{words.title}</SectionTitle>
        {isEditing ? (
          <DetailsForm user={user} onClose={close} />
        ) : (
          <>
            <DetailList user={user} />
            <div css={foot}>
              <Button autoFocus={isLeft} onClick={() => setIsEditing(true)}>
                {words.edit}
              </Button>
              <TextLink to={paths.deviceData()}>{metadata.deviceData.title}</TextLink>
            </div>
          </>
        )}
      </Pane>
      <MyData />
    </Stack>
  );
}
