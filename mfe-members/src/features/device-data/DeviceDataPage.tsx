import { useRef, useSyncExternalStore } from 'react';
import { importWithRetry, notify, paths, theme, useSessionKind } from 'shared-kernel';
import { downloadFile } from 'shared-kernel/download';
import { type QuarantinedText, quarantinedTexts } from 'shared-kernel/quarantine';
import { EmptyState } from 'shared-kernel/states';
import { ButtonLink, Lead, Page, PageTitle, Skeleton, Stack } from 'shared-kernel/ui';
import { strings as sectionStrings } from '../../strings';
import { BackButton } from '../../ui/BackButton';
import { describeSetAside } from './describeSetAside';
import { SetAsideCard } from './SetAsideCard';
import { strings } from './strings';

const guestData = importWithRetry(
  () => import(/* webpackChunkName: "hosted-device-data" */ './hosted/GuestData'),
);

/** The unreadable data of this device, for any of its users, logged in or not. */
export function DeviceDataPage() {
  const isHosted = useSessionKind() === 'hosted';
  const { module: hosted } = guestData.useArrival(isHosted);
  return (
    <Page>
      <BackButton fallback={paths.home()} />
      <PageTitle eyebrow={strings.eyebrow}>{sectionStrings.deviceData}</PageTitle>
      <Lead>{strings.lead}</Lead>
      <Stack gap={6}>
        {isHosted && <p css={{ maxWidth: theme.measure }}>{strings.retention}</p>}
        {hosted && <hosted.GuestData />}
        <SetAsideList />
      </Stack>
    </Page>
  );
}

/** The server knows no device data, and neither does the page during hydration. */
function SetAsideList() {
  const list = useSyncExternalStore(quarantinedTexts.observe, quarantinedTexts.list, () => null);
  const section = useRef<HTMLElement>(null);

  function remove({ copyKey }: QuarantinedText, what: string) {
    quarantinedTexts.discard(copyKey);
    notify({ title: strings.removed, description: what });
    section.current?.focus();
  }

  return (
    <section ref={section} tabIndex={-1} aria-label={strings.list} aria-busy={list === null}>
      {list === null && <Skeleton height={180} />}
      {list?.length === 0 && (
        <EmptyState title={strings.none} action={<ButtonLink to={paths.home()}>{strings.home}</ButtonLink>}>
          {strings.noneText}
        </EmptyState>
      )}
      {list !== null && list.length > 0 && (
        <Stack gap={6}>
          <p css={{ maxWidth: theme.measure }}>{strings.advice}</p>
          <Stack as="ul">
            {list.map((each) => {
              const text = quarantinedTexts.text(each.copyKey) ?? '';
              const what = describeSetAside(each.key, text);
              return (
                <SetAsideCard
                  key={each.copyKey}
                  what={what}
                  size={new Blob([text]).size}
                  onDownload={() => downloadFile(fileName(each), text, 'text/plain;charset=utf-8')}
                  onRemove={() => remove(each, what)}
                />
              );
            })}
          </Stack>
        </Stack>
      )}
    </section>
  );
}

/** Names the place of the text. */
function fileName({ copyKey }: QuarantinedText): string {
  return `jorkyball-${copyKey.replace(':corrupt', '').replace(/[^\w-]+/g, '-')}.txt`;
}

export { DeviceDataPage as Component };
