import { useCallback, useState } from 'react';
import { theme } from 'shared-kernel';
import { TextField } from 'shared-kernel/forms';
import { EmptyState } from 'shared-kernel/states';
import { Button, Pane, SectionTitle, Stack } from 'shared-kernel/ui';
import { findPeople, type Person, readCentre } from '../../../data/centre';
import { pageStrings } from '../strings';
import { LoadingPane, TroubleState } from '../TroubleState';
import { useTypedWords } from '../useAddressParameter';
import { useAnswer } from '../useAnswer';
import { Blocks } from './Blocks';
import { PersonCard } from './PersonCard';
import { peopleStrings as words } from './strings';

/** The accounts with their roles and subscriptions, and who is blocked by a limit. */
export function PeopleSection() {
  const { typed, setTyped, asked } = useTypedWords('compte');
  return (
    <Stack gap={6}>
      <Pane as="section" aria-label={words.title}>
        <SectionTitle as="h2" css={theme.type.title3}>
          {words.title}
        </SectionTitle>
        <p css={{ color: theme.color.textMuted, marginBlockEnd: theme.space(4) }}>{words.lead}</p>
        <div css={{ maxWidth: '28rem' }}>
          <TextField label={words.search} type="search" value={typed} onChange={setTyped} />
        </div>
        <Found words={asked} />
      </Pane>
      <Blocks />
    </Stack>
  );
}

function Found({ words: searched }: { readonly words: string }) {
  const ask = useCallback(() => findPeople(searched), [searched]);
  const { value, trouble, askAgain, change } = useAnswer(ask);
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  // Without an answer the forms propose the plans of the prices alone.
  const { value: centre } = useAnswer(readCentre);
  const plans = centre?.kind === 'centre' ? centre.plans : [];
  if (value?.kind !== 'found') {
    return trouble ? <TroubleState trouble={trouble} onRetry={askAgain} /> : <LoadingPane />;
  }
  const { people } = value;
  const hasMore = value.more;
  const managers = people.filter(({ roles }) => roles.includes('manager'));
  // Without a search the list has all accounts with a role.
  const hasOnlyManager = searched === '' && !hasMore && managers.length === 1;

  async function showMore() {
    setIsLoadingMore(true);
    const next = await findPeople(searched, people.at(-1));
    setIsLoadingMore(false);
    if (next.ok && next.value.kind === 'found')
      change({ ...next.value, people: [...people, ...next.value.people] });
    else if (!next.ok) void askAgain();
  }

  function replace(changed: Person) {
    change({
      kind: 'found',
      more: hasMore,
      people: people.map((other) => (other.id === changed.id ? changed : other)),
    });
  }

  return (
    <>
      <p role="status" css={{ marginBlock: theme.space(4) }}>
        {people.length > 0 && words.count(people.length, hasMore)}
      </p>
      {people.length === 0 && <EmptyState title={words.none} />}
      <ul aria-label={words.list} css={list}>
        {people.map((person) => (
          <li key={person.id}>
            <PersonCard
              person={person}
              plans={plans}
              isOnlyManager={hasOnlyManager && person === managers[0]}
              onChanged={replace}
            />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button onClick={showMore} aria-disabled={isLoadingMore}>
          {isLoadingMore ? pageStrings.loadingMore : pageStrings.more}
        </Button>
      )}
    </>
  );
}

const list = {
  ...theme.unlisted,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(3),
  marginBlockEnd: theme.space(4),
} as const;
