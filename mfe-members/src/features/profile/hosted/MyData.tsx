import { useState } from 'react';
import { notify, theme } from 'shared-kernel';
import { FieldError } from 'shared-kernel/forms';
import { useIsOnline } from 'shared-kernel/states';
import { centreDay } from 'shared-kernel/time';
import { Button, Icon, Pane, SectionTitle, Stack } from 'shared-kernel/ui';
import { readMyData } from '../../../data/account';
import { type WhyRefused, whyRefused } from '../../../data/whyRefused';
import { saveFile } from '../agenda';
import { AccountDeletion } from './AccountDeletion';
import { downloadRefusals, myDataStrings as words } from './strings';

/** All data that the back end has about the member: to download or to delete. */
export function MyData({ email }: { readonly email: string }) {
  const isOnline = useIsOnline();
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<WhyRefused>();

  const isOver = refusal === 'no-network' && isOnline;

  async function download() {
    setIsAsking(true);
    setRefusal(undefined);
    const answer = await readMyData();
    setIsAsking(false);
    if (!answer.ok) return setRefusal(whyRefused(answer.refusal));
    const name = words.fileName(centreDay(new Date()));
    saveFile(name, JSON.stringify(answer.value, null, 2), 'application/json');
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
          <span>{isAsking ? words.downloading : words.download}</span>
        </Button>
        <div role="alert">{refusal && !isOver && <FieldError>{downloadRefusals[refusal]}</FieldError>}</div>
        <AccountDeletion email={email} />
      </Stack>
    </Pane>
  );
}
