import { useEffect, useState } from 'react';
import { lazyWithRetry, theme } from 'shared-kernel';
import { poll } from 'shared-kernel/back-end';
import { centreNow } from 'shared-kernel/courts';
import { EmptyState, useIsOnline } from 'shared-kernel/states';
import { centreDay } from 'shared-kernel/time';
import { Badge, Button, SectionTitle, Stack, TextLink } from 'shared-kernel/ui';
import type { Trouble } from '../../../data/ask';
import { readWaitingList, removeWaiting, type WaitingPerson } from '../../../data/waitingList';
import { WarmCard } from '../../../ui/WarmCard';
import { troubleStrings } from '../strings';
import { DeskLoading, DeskTrouble, kindOf } from '../ui/DeskTrouble';
import { stateOf, waitingStrings as words } from './strings';

const pauseMs = 20_000;

const ConfirmDialog = lazyWithRetry(
  () => import('shared-kernel/mui'),
  (module) => module.ConfirmDialog,
);

type List = { readonly people: readonly WaitingPerson[]; readonly at: Date };

/** Who waits for which hour, in order; the desk can take a person out of a line. */
export function WaitingPanel() {
  const { list, trouble, askAgain } = useWaitingList();
  const isOnline = useIsOnline();
  const [asked, setAsked] = useState<WaitingPerson | null>(null);
  const [said, setSaid] = useState('');

  if (!list) return trouble ? <DeskTrouble trouble={trouble} onRetry={askAgain} /> : <DeskLoading />;

  async function remove({ id, name }: WaitingPerson) {
    setAsked(null);
    setSaid('');
    const answer = await removeWaiting(id);
    setSaid(answer.ok ? words.removed(name) : words.notRemoved(name));
    askAgain();
  }

  const hours = new Map<string, WaitingPerson[]>();
  for (const person of list.people) {
    const hour = words.hour(person.day, person.hour);
    hours.set(hour, [...(hours.get(hour) ?? []), person]);
  }
  const count = list.people.filter(({ state }) => state === 'waiting').length;
  return (
    <section aria-label={words.title}>
      <SectionTitle css={theme.type.title3}>{words.title}</SectionTitle>
      <p css={{ color: theme.color.textMuted, maxWidth: theme.measure, marginBlockEnd: theme.space(4) }}>
        {words.lead}
      </p>
      <div role="status" css={{ marginBlockEnd: theme.space(4) }}>
        {said && <p>{said}</p>}
        {count > 0 && <p>{words.summary(count)}</p>}
        {trouble && (
          <WarmCard>
            <p>{troubleStrings.stale(list.at, kindOf(trouble, isOnline) === 'offline')}</p>
          </WarmCard>
        )}
      </div>
      {list.people.length === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
      <Stack gap={6}>
        {[...hours].map(([hour, people]) => (
          <section key={hour} aria-label={hour}>
            <h3 css={{ ...theme.type.label, '&::first-letter': { textTransform: 'uppercase' } }}>{hour}</h3>
            <ol css={lines}>
              {people.map((person) => (
                <li key={person.id} css={line}>
                  <Person person={person} today={centreDay(list.at)} />
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

function Person({ person, today }: { readonly person: WaitingPerson; readonly today: string }) {
  const { name, email, isMember, players, since, state } = person;
  return (
    <div css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <Badge tone={state === 'offered' ? 'warm' : 'secondary'}>{stateOf(person)}</Badge>
      </p>
      <p>
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </p>
      <p css={{ color: theme.color.textMuted }}>
        {[words.players(players), isMember && words.member, words.since(since, today)]
          .filter(Boolean)
          .join(', ')}
      </p>
    </div>
  );
}

/** The list, which follows the changes of others. */
function useWaitingList() {
  const [state, setState] = useState<{ readonly list: List | null; readonly trouble: Trouble | null }>({
    list: null,
    trouble: null,
  });
  const [turn, setTurn] = useState(0);
  useEffect(
    () =>
      poll(async (signal) => {
        const answer = await readWaitingList();
        if (signal.aborted) return undefined;
        setState((before) => {
          if (answer.ok) return { list: { people: answer.value.waiting, at: centreNow() }, trouble: null };
          const { trouble } = answer;
          // The page removes the data when the person leaves the staff.
          return { list: trouble === 'no-role' ? null : before.list, trouble };
        });
        return pauseMs;
      }),
    [turn],
  );
  return { ...state, askAgain: () => setTurn((before) => before + 1) };
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
