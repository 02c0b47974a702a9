import { useState } from 'react';
import { notify, theme } from 'shared-kernel';
import type { BackEndRefusal } from 'shared-kernel/back-end';
import { downloadFile } from 'shared-kernel/download';
import { FieldError } from 'shared-kernel/forms';
import { centreDay } from 'shared-kernel/time';
import { Button, Icon, Pane, SectionTitle, Stack } from 'shared-kernel/ui';
import { readMyData } from '../../../data/account';
import { AccountDeletion } from './AccountDeletion';
import { downloadRefusals, myDataStrings as words } from './strings';

/** All that the back end knows of the member: to keep, or to be gone. */
export function MyData() {
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<BackEndRefusal['kind']>();

  async function download() {
    setIsAsking(true);
    setRefusal(undefined);
    const answer = await readMyData();
    setIsAsking(false);
    if (!answer.ok) return setRefusal(answer.refusal.kind);
    const name = words.fileName(centreDay(new Date()));
    downloadFile(name, JSON.stringify(answer.value, null, 2), 'application/json');
    notify({ title: words.downloaded, description: name });
  }

  return (
    <Pane as="section">
      <SectionTitle>{words.title}</SectionTitle>
      <Stack gap={4}>
        <p css={{ maxWidth: theme.measure }}>{words.lead}</p>
        <p css={{ maxWidth: theme.measure, color: theme.color.textMuted }}>{words.retention}</p>
        <Button onClick={download} disabled={isAsking} css={{ alignSelf: 'start' }}>
          <Icon name="download" />
          {isAsking ? words.downloading : words.download}
        </Button>
        <div role="alert">{refusal && <FieldError>{downloadRefusals[refusal]}</FieldError>}</div>
        <AccountDeletion />
      </Stack>
    </Pane>
  );
}
