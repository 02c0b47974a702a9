import { useState } from 'react';
import { theme } from 'shared-kernel';
import { useCentreNow } from 'shared-kernel/courts';
import { EmptyState } from 'shared-kernel/states';
import { centreDay } from 'shared-kernel/time';
import { Button, Pane, SectionTitle, Stack, TextLink } from 'shared-kernel/ui';
import type { RunningSeries, SeriesRequest } from '../../../data/series';
import { weekdayOf } from '../../../domain/seriesDates';
import { WarmCard } from '../../../ui/WarmCard';
import { DeskLoading, DeskTrouble } from '../ui/DeskTrouble';
import { ChangeDialog } from './ChangeDialog';
import { DeclineDialog } from './DeclineDialog';
import { NewSeriesDialog } from './NewSeriesDialog';
import { weekly, seriesStrings as words } from './strings';
import { useSeries } from './useSeries';

type Open =
  | { readonly kind: 'new'; readonly request: SeriesRequest | null }
  | { readonly kind: 'decline'; readonly request: SeriesRequest }
  | { readonly kind: 'change'; readonly series: RunningSeries };

/** What visitors ask for each week, the series that run, and a new one. */
export function SeriesPanel() {
  const now = useCentreNow();
  const { list, trouble, askAgain } = useSeries();
  const [open, setOpen] = useState<Open | null>(null);
  if (now === null || (!list && !trouble)) return <DeskLoading />;
  if (!list) return trouble && <DeskTrouble trouble={trouble} onRetry={askAgain} />;
  const today = centreDay(now);
  const close = () => setOpen(null);
  const closeAndLook = () => {
    close();
    void askAgain();
  };
  return (
    <Stack gap={6}>
      <div role="status" css={{ '&:empty': { display: 'none' } }}>
        {trouble && (
          <WarmCard>
            <p>{words.stale}</p>
          </WarmCard>
        )}
      </div>
      <Button
        variant="primary"
        css={{ alignSelf: 'start' }}
        onClick={() => setOpen({ kind: 'new', request: null })}
      >
        {words.add}
      </Button>
      {list.requests.length > 0 && (
        <section aria-label={words.requests}>
          <SectionTitle as="h2" css={theme.type.title3}>
            {words.requests}
          </SectionTitle>
          <p css={lead}>{words.requestsLead}</p>
          <ul css={cards}>
            {list.requests.map((request) => (
              <li key={request.id}>
                <RequestCard request={request} onOpen={setOpen} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={words.running}>
        <SectionTitle as="h2" css={theme.type.title3}>
          {words.running}
        </SectionTitle>
        {list.series.length === 0 ? (
          <EmptyState title={words.noSeries} />
        ) : (
          <ul css={cards}>
            {list.series.map((series) => (
              <li key={series.id}>
                <SeriesCard series={series} onOpen={setOpen} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {open && <OpenDialog open={open} today={today} onClose={close} onDone={closeAndLook} />}
    </Stack>
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

type CardProps = { readonly onOpen: (open: Open) => void };

function RequestCard({ request, onOpen }: CardProps & { readonly request: SeriesRequest }) {
  return (
    <Pane css={card}>
      <h3 css={theme.type.title3}>{weekly(request.weekday, request.hour)}</h3>
      <p>
        <strong css={broken}>
          <bdi>{request.name}</bdi>
        </strong>
      </p>
      <Contact email={request.email} phone={request.phone} />
      <p>{words.asked(request.weeks, request.firstDay, request.players)}</p>
      {request.message && (
        <p css={[broken, { whiteSpace: 'pre-line' }]}>
          <bdi>{request.message}</bdi>
        </p>
      )}
      <p css={lead}>{words.receivedAt(centreDay(new Date(request.createdAt)), request.member !== null)}</p>
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
    </Pane>
  );
}

function SeriesCard({ series, onOpen }: CardProps & { readonly series: RunningSeries }) {
  const { next, name, count, lastDay } = series;
  const called = name || words.forgotten;
  return (
    <Pane css={card}>
      <h3 css={theme.type.title3}>{weekly(weekdayOf(next.day), next.hour)}</h3>
      <p>
        <strong css={broken}>
          <bdi>{called}</bdi>
        </strong>
      </p>
      <Contact email={series.email} phone={series.phone} />
      <p>{words.next(next.day, next.court)}</p>
      <p css={lead}>{words.left(count, lastDay)}</p>
      <Button
        size="small"
        css={{ justifySelf: 'start' }}
        aria-label={words.changeOf(called)}
        onClick={() => onOpen({ kind: 'change', series })}
      >
        {words.change}
      </Button>
    </Pane>
  );
}

function Contact({ email, phone }: { readonly email: string; readonly phone: string }) {
  return (
    <p css={[broken, { display: 'flex', flexWrap: 'wrap', columnGap: theme.space(4) }]}>
      {phone && <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>}
      {email && <TextLink href={`mailto:${email}`}>{email}</TextLink>}
    </p>
  );
}

const cards = {
  ...theme.unlisted,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: theme.space(4),
} as const;
const card = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space(2),
  height: '100%',
} as const;
const lead = { ...theme.type.small, color: theme.color.textMuted, marginBlockEnd: theme.space(3) } as const;
const broken = { overflowWrap: 'anywhere' } as const;
