import { useCallback, useEffect, useState } from 'react';
import { theme } from 'shared-kernel';
import { useCentreNow } from 'shared-kernel/courts';
import { TextField } from 'shared-kernel/forms';
import { useQuery } from 'shared-kernel/hydration';
import { useSearchParams } from 'shared-kernel/router';
import { EmptyState } from 'shared-kernel/states';
import { centreDay } from 'shared-kernel/time';
import { Stack } from 'shared-kernel/ui';
import { type DeskHit, searchDesk } from '../../../data/desk';
import { stateOf } from '../../../domain/deskDay';
import { spacedPhone } from '../../../domain/phone';
import { DetailsDialog } from '../booking/DetailsDialog';
import { setMovedReservation } from '../booking/MoveDialog';
import { cellStyle, stateColors, stateLine, stateWord } from '../day/cellStyles';
import { ExportList } from '../lateParts';
import { dayAndTime, deskStrings, stateNames } from '../strings';
import { Listing, useListing } from '../ui/Listing';
import { useOpenDay } from '../ui/useOpenDay';
import { searchStrings as words } from './strings';

const wordsParameter = 'q';
/** A pause in typing, after which the reservations are asked for. */
const typingMs = 300;
/** Finds a reservation by a name, a number or the reference, and opens it. */
export function SearchPanel() {
  const [query, setQuery] = useSearchParams();
  const asked = useQuery().get(wordsParameter) ?? '';
  const now = useCentreNow();
  const [typed, setTyped] = useState(query.get(wordsParameter) ?? '');

  useEffect(() => {
    if (typed.trim() === asked) return;
    const pause = setTimeout(
      () =>
        setQuery(
          (before) => {
            const next = new URLSearchParams(before);
            if (typed.trim() === '') next.delete(wordsParameter);
            else next.set(wordsParameter, typed.trim());
            return next;
          },
          { replace: true, preventScrollReset: true },
        ),
      typingMs,
    );
    return () => clearTimeout(pause);
  }, [typed, asked, setQuery]);

  return (
    <Stack gap={5}>
      <div css={{ maxWidth: '34rem' }}>
        <TextField
          autoFocus
          label={words.label}
          hint={words.hint}
          type="search"
          autoComplete="off"
          value={typed}
          maxLength={80}
          onChange={setTyped}
        />
      </div>
      {asked === '' ? <EmptyState title={words.start} /> : <Found key={asked} words={asked} />}
      {now && <ExportList from={centreDay(now)} />}
    </Stack>
  );
}

function Found({ words: asked }: { readonly words: string }) {
  const [opened, setOpened] = useState<DeskHit | null>(null);
  const listing = useListing(useCallback(() => searchDesk(asked), [asked]));
  const openDay = useOpenDay();
  const now = useCentreNow();
  return (
    <>
      <Listing of={listing}>
        {({ reservations, more }) => (
          <>
            <p role="status">{reservations.length > 0 && words.count(reservations.length, more)}</p>
            {reservations.length === 0 && (
              <EmptyState title={words.none(asked)}>{words.noneText(asked)}</EmptyState>
            )}
            <ul aria-label={words.list} css={list}>
              {reservations.map((hit) => (
                <li key={hit.id}>
                  <Hit hit={hit} onOpen={() => setOpened(hit)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Listing>
      {opened && now && (
        <DetailsDialog
          reservation={opened}
          today={centreDay(now)}
          {...(opened.cancelledAt && { cancelled: dayAndTime(new Date(opened.cancelledAt)) })}
          onClose={() => setOpened(null)}
          onMove={(reservation) => {
            setMovedReservation(reservation);
            openDay(reservation.day, { hour: reservation.hour });
          }}
        />
      )}
    </>
  );
}

function Hit({ hit, onOpen }: { readonly hit: DeskHit; readonly onOpen: () => void }) {
  const state = stateOf(hit);
  return (
    <button
      type="button"
      css={cellStyle}
      style={{ '--state': stateColors[hit.cancelledAt ? 'closed' : state] } as Record<string, string>}
      onClick={onOpen}
    >
      <strong>
        <bdi>{hit.name || deskStrings.forgotten}</bdi>
      </strong>
      <span>{deskStrings.place(hit)}</span>
      <span css={stateLine}>
        <span css={stateWord}>{hit.cancelledAt ? words.cancelled : stateNames[state]}</span>
        <span>{hit.reference}</span>
        {hit.phone && <span>{spacedPhone(hit.phone)}</span>}
        {hit.email && <span css={{ overflowWrap: 'anywhere' }}>{hit.email}</span>}
      </span>
    </button>
  );
}

const list = {
  ...theme.unlisted,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: theme.space(3),
  margin: 0,
} as const;
