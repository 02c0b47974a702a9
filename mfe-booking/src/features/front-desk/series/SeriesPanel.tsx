import { type ReactNode, useEffect, useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { useCentreNow } from 'shared-kernel/courts';
import { EmptyState } from 'shared-kernel/states';
import { centreDay } from 'shared-kernel/time';
import { Button, SectionTitle, Stack } from 'shared-kernel/ui';
import { type RunningSeries, readSeries, type SeriesRequest } from '../../../data/series';
import { useCancellation } from '../booking/CancelForm';
import { CommandFault } from '../booking/FormEnd';
import { deskStrings } from '../strings';
import { Contact } from '../ui/Contact';
import { Listing, useListing } from '../ui/Listing';
import { showChange } from '../ui/useDeskDays';
import { ChangeDialog } from './ChangeDialog';
import { DeclineDialog } from './DeclineDialog';
import { NewSeriesDialog } from './NewSeriesDialog';
import { playing, weekly, seriesStrings as words } from './strings';

type Open =
  | { readonly kind: 'new'; readonly request: SeriesRequest | null }
  | { readonly kind: 'decline'; readonly request: SeriesRequest }
  | { readonly kind: 'change'; readonly series: RunningSeries };

/** What visitors ask for each week, the series that run, and a new one. */
export function SeriesPanel() {
  const now = useCentreNow();
  const listing = useListing(readSeries);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const place = useRef<HTMLDivElement>(null);
  const requested = listing.listed?.list.requests.length ?? 0;
  const before = useRef(requested);
  useEffect(() => {
    // An answered request goes with the button that had the focus.
    if (requested < before.current && document.activeElement === document.body)
      place.current?.querySelector('h2')?.focus();
    before.current = requested;
  }, [requested]);
  return (
    <Stack ref={place} gap={6}>
      <Listing of={listing}>
        {({ requests, series }) => (
          <>
            <Button
              variant="primary"
              css={{ alignSelf: 'start' }}
              onClick={() => setOpen({ kind: 'new', request: null })}
            >
              {words.add}
            </Button>
            {requests.length > 0 && (
              <Part title={words.requests}>
                <p css={lead}>{words.requestsLead}</p>
                <ul css={theme.unlisted}>
                  {requests.map((request) => (
                    <RequestRow key={request.id} request={request} onOpen={setOpen} />
                  ))}
                </ul>
              </Part>
            )}
            <Part title={words.running}>
              {series.length === 0 ? (
                <EmptyState title={words.noSeries} />
              ) : (
                <ul css={theme.unlisted}>
                  {series.map((each) => (
                    <SeriesRow key={each.id} series={each} onOpen={setOpen} />
                  ))}
                </ul>
              )}
            </Part>
          </>
        )}
      </Listing>
      {open && now && (
        <OpenDialog
          open={open}
          today={centreDay(now)}
          onClose={close}
          onDone={() => {
            close();
            listing.askAgain();
          }}
        />
      )}
    </Stack>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <SectionTitle as="h2" tabIndex={-1} css={theme.type.title3}>
        {title}
      </SectionTitle>
      {children}
    </section>
  );
}

type DialogProps = {
  readonly open: Open;
  readonly today: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

function OpenDialog({ open, today, onClose, onDone }: DialogProps) {
  if (open.kind === 'new') {
    return <NewSeriesDialog request={open.request} today={today} onClose={onClose} onCreated={onDone} />;
  }
  return open.kind === 'decline' ? (
    <DeclineDialog request={open.request} onClose={onClose} onAnswered={onDone} />
  ) : (
    <ChangeDialog series={open.series} today={today} onClose={onClose} onChanged={onDone} />
  );
}

type RowProps = { readonly onOpen: (open: Open) => void };

function RequestRow({ request, onOpen }: RowProps & { readonly request: SeriesRequest }) {
  return (
    <li css={row}>
      <h3 css={theme.type.label}>{weekly(request.weekday, request.hour)}</h3>
      <Person {...request} />
      <details>
        <summary css={summary}>
          <span>{words.asked(request.weeks, request.firstDay, request.players)}</span>
          {request.message && <span>{words.withMessage}</span>}
        </summary>
        {request.message && (
          <p css={[broken, { whiteSpace: 'pre-line' }]}>
            <bdi>{request.message}</bdi>
          </p>
        )}
        <p css={lead}>{words.receivedAt(centreDay(new Date(request.createdAt)), request.member !== null)}</p>
      </details>
      <Stack direction="row" gap={3}>
        <Button
          size="small"
          variant="primary"
          aria-label={words.acceptOf(request.name)}
          onClick={() => onOpen({ kind: 'new', request })}
        >
          {words.accept}
        </Button>
        <Button
          size="small"
          aria-label={words.declineOf(request.name)}
          onClick={() => onOpen({ kind: 'decline', request })}
        >
          {words.decline}
        </Button>
      </Stack>
    </li>
  );
}

type PersonProps = { readonly name: string; readonly email: string; readonly phone: string };

function Person({ name, email, phone }: PersonProps) {
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', columnGap: theme.space(4) }}>
      <strong css={broken}>
        <bdi>{name}</bdi>
      </strong>
      <Contact email={email} phone={phone} />
    </div>
  );
}

function SeriesRow({ series, onOpen }: RowProps & { readonly series: RunningSeries }) {
  const { name, dates } = series;
  const [next] = dates;
  const called = name || deskStrings.forgotten;
  if (!next) return null;
  return (
    <li css={row}>
      <h3 css={theme.type.label}>{playing(dates)}</h3>
      <Person {...series} name={called} />
      <details>
        <summary css={summary}>
          <span>{words.next(next)}</span>, <span css={{ display: 'inline-block' }}>{words.left(dates)}</span>
        </summary>
        <ul css={{ ...theme.unlisted, ...theme.type.small }}>
          {dates.map((date) => (
            <DateLine key={date.id} date={date} />
          ))}
        </ul>
      </details>
      <Button
        size="small"
        css={{ justifySelf: 'start' }}
        aria-label={words.changeOf(called)}
        onClick={() => onOpen({ kind: 'change', series })}
      >
        {words.change}
      </Button>
    </li>
  );
}

/** A date of a series that runs, which falls out by one press. */
function DateLine({ date }: { readonly date: RunningSeries['dates'][number] }) {
  const line = useRef<HTMLLIElement>(null);
  const { cancel, isSending, trouble, fault } = useCancellation({
    onChanged: (changed) => showChange(changed.id, changed),
    // The line goes with its button.
    onDone: () => line.current?.closest('details')?.querySelector('summary')?.focus(),
  });
  return (
    <li ref={line} css={dateLine}>
      <span>{deskStrings.place(date)}</span>
      <Button
        size="small"
        variant="quiet"
        aria-label={words.cancelDate(date.day)}
        aria-disabled={isSending}
        onClick={() => void cancel(date)}
      >
        {words.cancel}
      </Button>
      <CommandFault trouble={trouble} fault={fault} />
    </li>
  );
}

const dateLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space(3),
} as const;

const lead = { ...theme.type.small, color: theme.color.textMuted, marginBlockEnd: theme.space(3) } as const;
/** A line of the requests or of the series on a wide screen, a block on a phone. */
const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${theme.space(1)} ${theme.space(4)}`,
  paddingBlock: theme.space(3),
  borderBlockStart: `1px solid ${theme.color.edge}`,
  [theme.media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 4fr) minmax(0, 4fr) auto' },
} as const;
const summary = {
  ...theme.type.small,
  color: theme.color.textMuted,
  paddingBlock: theme.space(1),
  cursor: 'pointer',
} as const;
const broken = { overflowWrap: 'anywhere' } as const;
