import { useEffect, useState } from 'react';
import { paths, theme } from 'shared-kernel';
import { Button, Pane, SectionTitle, Stack, TextLink } from 'shared-kernel/ui';
import { accountDraft } from '../../../data/accountDraft';
import { changesOf, detailsOf } from '../../../domain/details';
import { strings as sectionStrings } from '../../../strings';
import { AccessPanel } from './access/AccessPanel';
import { DetailsForm } from './DetailsForm';
import { MyData } from './MyData';
import type { PanelProps } from './panelProps';
import { detailsStrings as words } from './strings';

/** The member's account: details, which they may change, and all other data of the back end about them. */
export function AccountPanel({ user, title, details }: PanelProps) {
  // A member whose session expired over the form finds it open after the next login.
  const [isEditing, setIsEditing] = useState(
    () => Object.keys(changesOf(detailsOf(user), accountDraft.read())).length > 0,
  );
  const [isLeft, setIsLeft] = useState(false);

  // Closing the form discards its draft, also if the account already has all of its values when the page opens.
  useEffect(() => {
    if (!isEditing) accountDraft.forget();
  }, [isEditing]);

  function close() {
    setIsEditing(false);
    setIsLeft(true);
  }

  return (
    <Stack gap={8}>
      <Pane as="section">
        <SectionTitle>{title}</SectionTitle>
        {isEditing ? (
          <DetailsForm user={user} onClose={close} />
        ) : (
          <>
            {details}
            <div css={foot}>
              <Button autoFocus={isLeft} onClick={() => setIsEditing(true)}>
                {words.edit}
              </Button>
              <TextLink to={paths.deviceData()}>{sectionStrings.deviceData}</TextLink>
            </div>
          </>
        )}
      </Pane>
      <AccessPanel user={user} />
      <MyData email={user.email} />
    </Stack>
  );
}

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space(3)} ${theme.space(6)}`,
} as const;
