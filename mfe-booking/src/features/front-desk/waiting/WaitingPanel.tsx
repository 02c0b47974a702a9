import { useState } from 'react';
import { lazyWithRetry, theme } from 'shared-kernel';
import { useCentreNow } from 'shared-kernel/courts';
import { EmptyState } from 'shared-kernel/states';
import { centreDay } from 'shared-kernel/time';
import { Badge, Button, SectionTitle, Stack } from 'shared-kernel/ui';
import { readWaitingList, removeWaiting, type WaitingPerson } from '../../../data/waitingList';
import { Contact } from '../ui/Contact';
import { Listing, useListing } from '../ui/Listing';
import { stateOf, waitingStrings as words } from './strings';

const ConfirmDialog = lazyWithRetry(
  () => import('shared-kernel/mui'),
  (module) => module.ConfirmDialog,
);

/** Who waits for which hour, in order; the desk can take a person out of a line. */
export function WaitingPanel() {
  const listing = useListing(readWaitingList);
  const now = useCentreNow();
  const [asked, setAsked] = useState<WaitingPerson | null>(null);
  const [said, setSaid] = useState('');

  async function remove({ id, name }: WaitingPerson) {
    setAsked(null);
    setSaid('');
    const answer = await removeWaiting(id);
    setSaid(answer.ok ? words.removed(name) : words.notRemoved(name));
    listing.askAgain();
  }

  return (
    <section aria-label={words.title}>
      <SectionTitle css={theme.type.title3}>{words.title}</SectionTitle>
      <p css={{ color: theme.color.textMuted, maxWidth: theme.measure, marginBlockEnd: theme.space(4) }}>
        {words.lead}
      </p>
      <Listing of={listing}>
        {({ waiting }, at) => {
          const count = waiting.filter(({ state }) => state === 'waiting').length;
          return (
            <>
              <div role="status" css={{ marginBlockEnd: theme.space(4) }}>
                {said && <p>{said}</p>}
                {count > 0 && <p>{words.summary(count)}</p>}
              </div>
              {waiting.length === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
              <Stack gap={6}>
                {[...byHour(waiting)].map(([hour, people]) => (
                  <section key={hour} aria-label={hour}>
                    <h3 css={{ ...theme.type.label, '&::first-letter': { textTransform: 'uppercase' } }}>
                      {hour}
                    </h3>
                    <ol css={lines}>
                      {people.map((person) => (
                        <li key={person.id} css={line}>
                          <Person
                            person={person}
                            state={stateOf(person, people, now ?? at)}
                            today={centreDay(at)}
                          />
                          <Button
                            size="small"
                            aria-label={words.removeOf(person.name)}
                            onClick={() => setAsked(person)}
                          >
                            {words.remove}
                          </Button>
                        </li>
                      ))}
                    </ol>
                  </section>
                ))}
              </Stack>
            </>
          );
        }}
      </Listing>
      {asked && (
        <ConfirmDialog
          open
          title={words.question(asked.name)}
          confirmLabel={words.remove}
          onConfirm={() => void remove(asked)}
          onCancel={() => setAsked(null)}
        >
          {words.questionText(asked.state === 'offered')}
        </ConfirmDialog>
      )}
    </section>
  );
}

function byHour(waiting: readonly WaitingPerson[]): ReadonlyMap<string, readonly WaitingPerson[]> {
  const hours = new Map<string, WaitingPerson[]>();
  for (const person of waiting) {
    const hour = words.hour(person.day, person.hour);
    hours.set(hour, [...(hours.get(hour) ?? []), person]);
  }
  return hours;
}

type PersonProps = { readonly person: WaitingPerson; readonly state: string; readonly today: string };

function Person({ person, state, today }: PersonProps) {
  const { name, email, phone, isMember, players, since } = person;
  return (
    <div css={{ minWidth: 0, display: 'grid', gap: theme.space(1), overflowWrap: 'anywhere' }}>
      <p css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space(2) }}>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <Badge tone={person.state === 'offered' ? 'warm' : 'secondary'}>{state}</Badge>
      </p>
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

const line = {
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: theme.space(3),
  paddingBlock: theme.space(3),
  borderBlockStart: `1px solid ${theme.color.edge}`,
} as const;
