import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { theme, useSession } from 'shared-kernel';
import { centreNow, type Hour } from 'shared-kernel/courts';
import { useVisitDraft } from 'shared-kernel/drafts';
import { hintStyle, SelectField, TextField } from 'shared-kernel/forms';
import { Button, Stack } from 'shared-kernel/ui';
import { reservationDraft } from '../../data/reservationDraft';
import { joinWaiting } from '../../data/waiting';
import { checkReservation, emptyForm, isPlayerCount, playerCounts } from '../../domain/checkReservation';
import { refusalSentence, waitingStrings as words } from './strings';

type Props = { readonly hour: Hour; readonly onClose: () => void };

/**
 * Who waits for the hour. It stands within the booking form, whose draft it shares: what a visitor has typed in one of them
 * is in the other one too.
 */
export function WaitingForm({ hour, onClose }: Props) {
  const session = useSession();
  const user = session.status === 'member' ? session.user : null;
  const typed = useVisitDraft(reservationDraft);
  const name = typed.name ?? user?.name ?? '';
  const email = user?.email ?? typed.email ?? '';
  const players =
    typed.players !== undefined && isPlayerCount(typed.players) ? typed.players : emptyForm.players;
  const [isTried, setIsTried] = useState(false);
  const [said, setSaid] = useState('');
  const [isSending, setIsSending] = useState(false);
  // A repeat of a request whose answer was lost is the same entry.
  const key = useRef({ id: crypto.randomUUID(), secret: crypto.randomUUID() });
  const area = useRef<HTMLDivElement>(null);
  const lead = useRef<HTMLParagraphElement>(null);
  // It takes the place of the button that was pressed.
  useEffect(() => {
    lead.current?.focus();
    area.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  const check = checkReservation({ ...emptyForm, ...hour, name, email, players }, centreNow());
  const refusals = check.ok ? {} : check.refusals;
  const isNameRefused = refusals.name !== undefined;
  const isEmailRefused = !user && refusals.email !== undefined;

  async function join() {
    if (isSending) return;
    setIsTried(true);
    setSaid('');
    if (isNameRefused || isEmailRefused) {
      area.current
        ?.querySelector<HTMLElement>(`[autocomplete="${isNameRefused ? 'name' : 'email'}"]`)
        ?.focus();
      return;
    }
    setIsSending(true);
    const answer = await joinWaiting(key.current, {
      ...hour,
      players: Number(players),
      name: name.trim(),
      email: email.trim(),
    });
    if (!answer.ok) {
      setIsSending(false);
      return setSaid(words.notJoined(navigator.onLine));
    }
    const { value } = answer;
    // The entry takes the place of this form.
    if (value.kind === 'waiting') return;
    setIsSending(false);
    key.current = { id: crypto.randomUUID(), secret: crypto.randomUUID() };
    setSaid(value.kind === 'free' ? words.free : refusalSentence(value));
  }

  /** Enter would send the booking form around this one. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void join();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields in it.
    <div ref={area} onKeyDown={onKeyDown} css={style}>
      <p ref={lead} tabIndex={-1}>
        {words.lead}
      </p>
      <TextField
        label={words.name}
        error={isTried && isNameRefused ? words.nameMissing : undefined}
        autoComplete="name"
        required
        value={name}
        onChange={(name) => reservationDraft.keep({ name })}
      />
      {user ? (
        <p css={hintStyle}>{words.account(user.email)}</p>
      ) : (
        <TextField
          label={words.email}
          error={isTried && isEmailRefused ? words.emailMissing : undefined}
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={(email) => reservationDraft.keep({ email })}
        />
      )}
      <SelectField
        label={words.players}
        autoComplete="off"
        value={players}
        options={playerCounts.map((count) => ({ value: count, label: count }))}
        onChange={(players) => reservationDraft.keep({ players })}
      />
      <p role="status">{said}</p>
      <Stack direction="row" gap={3}>
        <Button variant="primary" size="small" aria-disabled={isSending} onClick={() => void join()}>
          {isSending ? words.joining : words.join}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </Stack>
    </div>
  );
}

const style = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(4),
  scrollMarginBlock: theme.space(4),
} as const;
