import { useState } from 'react';
import { notify, paths, theme, useStored } from 'shared-kernel';
import { reservations } from 'shared-kernel/courts';
import { downloadFile } from 'shared-kernel/download';
import { FieldError } from 'shared-kernel/forms';
import { dropGuestReservations, useGuestKeys, useGuestWaits } from 'shared-kernel/guest-keys';
import { centreDay } from 'shared-kernel/time';
import { Button, Icon, Stack, TextLink } from 'shared-kernel/ui';
import { forgetReservations, readGuestData } from '../../../data/guestData';
import { type WhyRefused, whyRefused } from '../../../data/whyRefused';
import { AskingCard, quietDanger } from '../../../ui/AskingCard';
import { refusals, strings } from './strings';

/** Long enough to read the outcome. */
const noticeMs = 15_000;

/** The centre's data about the reservations of this device: without an answer, or a guest's, to download or to erase. */
export function GuestData() {
  return (
    <>
      <PendingBooking />
      <KnownData />
    </>
  );
}

function PendingBooking() {
  const pending = useStored(reservations.pendingBookings);
  if (pending.status === 'loading' || pending.value.length === 0) return null;
  return (
    <p css={{ maxWidth: theme.measure }}>
      {strings.pending} <TextLink to={`${paths.booking()}#reservations`}>{strings.see}</TextLink>
    </p>
  );
}

function KnownData() {
  const reserved = useGuestKeys();
  const waited = useGuestWaits();
  const keys = [...reserved, ...waited];
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<WhyRefused>();

  async function ask(work: () => Promise<WhyRefused | undefined>) {
    setIsBusy(true);
    setRefusal(undefined);
    setRefusal(await work());
    setIsBusy(false);
  }

  async function download() {
    const answer = await readGuestData(keys);
    if (!answer.ok) return whyRefused(answer.refusal);
    const name = strings.fileName(centreDay(new Date()));
    downloadFile(name, JSON.stringify(answer.value, null, 2), 'application/json');
    notify({ title: strings.downloaded, description: name });
    return undefined;
  }

  async function erase() {
    const answer = await forgetReservations(keys);
    if (!answer.ok) return whyRefused(answer.refusal);
    const { kept } = answer.value;
    await dropGuestReservations(keys.map(({ id }) => id).filter((id) => !kept.includes(id)));
    notify({ title: strings.erased, description: strings.left(kept.length), durationMs: noticeMs });
    return undefined;
  }

  if (keys.length === 0) return null;
  return (
    <Stack as="ul" gap={3}>
      <AskingCard
        question={strings.question}
        yes={strings.yes}
        no={strings.no}
        mayAsk={!isBusy}
        onYes={() => void ask(erase)}
        actions={(asking) => (
          <>
            <Button disabled={isBusy} onClick={() => void ask(download)}>
              <Icon name="download" />
              {strings.download}
            </Button>
            <Button variant="quiet" css={quietDanger} disabled={isBusy} {...asking}>
              {strings.erase}
            </Button>
          </>
        )}
      >
        <h2 css={theme.type.title3}>{strings.title}</h2>
        <p css={{ maxWidth: theme.measure, color: theme.color.textMuted }}>
          {strings.lead(new Set(reserved.map(({ id }) => id)).size, waited.length)}
        </p>
        <div role="alert">{refusal && <FieldError>{refusals[refusal]}</FieldError>}</div>
      </AskingCard>
    </Stack>
  );
}
