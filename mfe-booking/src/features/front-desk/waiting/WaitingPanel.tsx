import { type ReactNode, useState } from 'react';
import { theme } from 'shared-kernel';
import { centreNow, useCentreNow } from 'shared-kernel/courts';
import { useQuery } from 'shared-kernel/hydration';
import { EmptyState } from 'shared-kernel/states';
import { centreDay } from 'shared-kernel/time';
import { Badge, Button, SectionTitle, Stack } from 'shared-kernel/ui';
import { isHour } from 'shared-kernel/upcoming';
import { confirmAtDesk, removeWaiting } from '../../../data/desk';
import { draftedHour, startLine } from '../../../data/deskDraft';
import { readWaitingList, type WaitingPerson } from '../../../data/waitingList';
import { commandTroubles, removalStrings } from '../strings';
import { Contact } from '../ui/Contact';
import { Listing, useListing } from '../ui/Listing';
import { showChange } from '../ui/useDeskDays';
import { dayParameter, useOpenDay } from '../ui/useOpenDay';
import { RemovalQuestion } from './RemovalQuestion';
import { stateOf, waitingStrings as words } from './strings';
import { WaitDialog } from './WaitDialog';

/** Who waits for which hour, in order; the desk can take a person out of a line. */
export function WaitingPanel() {
  const listing = useListing(readWaitingList);
  const now = useCentreNow();
  const [asked, setAsked] = useState<WaitingPerson | null>(null);
  const [said, setSaid] = useState('');
  const [isAdding, setIsAdding] = useState(draftedHour() !== null);
  const openDay = useOpenDay();
  const shown = useQuery().get(dayParameter) ?? '';
  const present = centreDay(now ?? centreNow());
  const isComing = isHour({ date: shown, time: '10:00' }) && shown > present;

  async function reserve({ offer, name }: WaitingPerson) {
    setSaid('');
    const answer = await confirmAtDesk(offer ?? '');
    if (!answer.ok) setSaid(commandTroubles[answer.trouble]);
    else if (answer.value.kind === 'confirmed') setSaid(words.reserved(answer.value.reservation));
    else setSaid(words.notReserved(name));
    showChange('', null);
  }

  async function remove({ id, name }: WaitingPerson) {
    setAsked(null);
    setSaid('');
    const answer = await removeWaiting(id);
    setSaid(answer.ok ? removalStrings.removed(name) : words.notRemoved(name));
    showChange('', null);
  }

  function line(person: WaitingPerson, state: string, today: string, before?: ReactNode) {
    return (
      <li key={person.id} css={lineStyle}>
        <Person person={person} state={state} today={today}>
          {before}
        </Person>
        <Stack direction="row" gap={2} css={{ justifyContent: 'end' }}>
          {isCalled(person) && (
            <Button
              size="small"
              variant="primary"
              aria-label={words.reserveOf(person.name)}
              onClick={() => void reserve(person)}
            >
              {words.reserve}
            </Button>
          )}
          {/* Their booking is no place in a line any more. */}
          {person.state !== 'served' && (
            <Button size="small" aria-label={words.removeOf(person.name)} onClick={() => setAsked(person)}>
              {words.remove}
            </Button>
          )}
        </Stack>
      </li>
    );
  }

  return (
    <section aria-label={words.title}>
      <SectionTitle css={theme.type.title3}>{words.title}</SectionTitle>
      <p css={{ color: theme.color.textMuted, maxWidth: theme.measure, marginBlockEnd: theme.space(4) }}>
        {words.lead}
      </p>
      <Button
        css={{ marginBlockEnd: theme.space(4) }}
        onClick={() => {
          startLine(null);
          setIsAdding(true);
        }}
      >
        {words.add}
      </Button>
      {isAdding && (
        <WaitDialog
          day={isComing ? shown : present}
          onFree={(place) => openDay(place.day, place)}
          onClose={() => setIsAdding(false)}
        />
      )}
      <Listing of={listing}>
        {({ waiting }, at) => {
          const count = waiting.filter(({ state }) => state === 'waiting').length;
          const today = centreDay(at);
          const toCall = waiting.filter(isCalled);
          const stateIn = (person: WaitingPerson) => stateOf(person, peopleOf(waiting, person), now ?? at);
          return (
            <>
              <div role="status" css={{ marginBlockEnd: theme.space(4) }}>
                {said && <p>{said}</p>}
                {count > 0 && <p>{words.summary(count)}</p>}
              </div>
              {waiting.length === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
              <Stack gap={6}>
                {toCall.length > 0 && (
                  <section aria-label={words.toCall}>
                    <h3 css={{ ...theme.type.label, color: theme.color.warm }}>{words.toCall}</h3>
                    <p css={{ color: theme.color.textMuted }}>{words.toCallHint}</p>
                    <ul css={lines}>
                      {toCall.map((person) =>
                        line(person, stateIn(person), today, <p>{words.hour(person.day, person.hour)}</p>),
                      )}
                    </ul>
                  </section>
                )}
                {[...byHour(waiting.filter((person) => !isCalled(person)))].map(([hour, people]) => (
                  <section key={hour} aria-label={hour}>
                    <h3 css={{ ...theme.type.label, '&::first-letter': { textTransform: 'uppercase' } }}>
                      {hour}
                    </h3>
                    <ol css={lines}>{people.map((person) => line(person, stateIn(person), today))}</ol>
                  </section>
                ))}
              </Stack>
            </>
          );
        }}
      </Listing>
      {asked && (
        <RemovalQuestion
          name={asked.name}
          isOffered={asked.state === 'offered'}
          onConfirm={() => void remove(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  );
}

/** Held for a person without an address: no mail tells them. */
const isCalled = ({ state, email }: WaitingPerson) => state === 'offered' && email === '';

const peopleOf = (waiting: readonly WaitingPerson[], { day, hour }: WaitingPerson) =>
  waiting.filter((other) => other.day === day && other.hour === hour);

function byHour(waiting: readonly WaitingPerson[]): ReadonlyMap<string, readonly WaitingPerson[]> {
  const hours = new Map<string, WaitingPerson[]>();
  for (const person of waiting) {
    const hour = words.hour(person.day, person.hour);
    hours.set(hour, [...(hours.get(hour) ?? []), person]);
  }
  return hours;
}

type PersonProps = {
  readonly person: WaitingPerson;
  readonly state: string;
  readonly today: string;
  readonly children: ReactNode;
};

function Person({ person, state, today, children }: PersonProps) {
  const { name, email, phone, isMember, players, since } = person;
  return (
    <div css={{ minWidth: 0, display: 'grid', gap: theme.space(1), overflowWrap: 'anywhere' }}>
      <p css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space(2) }}>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <Badge tone={person.state === 'offered' ? 'warm' : 'secondary'}>{state}</Badge>
      </p>
      {children}
      <Contact email={email} phone={phone} />
      <p css={{ color: theme.color.textMuted }}>
        {[words.players(players), isMember && words.member, words.since(since, today)]
          .filter(Boolean)
          .join(', ')}
      </p>
    </div>
  );
}

const lines = { ...theme.unlisted, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: theme.space(3),
  paddingBlock: theme.space(3),
  borderBlockStart: `1px solid ${theme.color.edge}`,
  // The buttons stand below where both would make a narrow column of the words.
  '& > :first-of-type': { flex: '1 1 14rem' },
} as const;
