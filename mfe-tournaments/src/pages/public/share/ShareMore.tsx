import { useState } from 'react';
import { theme } from 'shared-kernel';
import { downloadFile } from 'shared-kernel/download';
import { SelectField } from 'shared-kernel/forms';
import { Button, ButtonLink, SectionTitle, VisuallyHidden } from 'shared-kernel/ui';
import { fixtureTimes } from '../../../matchday/fixtureTimes';
import type { Tournament, TournamentSummary } from '../../../model/tournament';
import { presentTime } from '../../../store/stamps';
import { announce } from '../../../widgets/announce';
import { type EmbedView, embedAddress, embedViews, viewNames } from '../../../widgets/embedding';
import { useAddress } from '../../../widgets/useAddress';
import { useIsOnlyHere } from '../../../widgets/useIsOnlyHere';
import { AddressToCopy } from './AddressToCopy';
import { frameCode } from './frameCode';
import { calendarWords, embedWords } from './moreStrings';
import { scheduleFile } from './scheduleFile';

type Props = {
  readonly summary: TournamentSummary;
  /** With its matches; null for a season that is over. */
  readonly tournament: Tournament | null;
};

/** What other programs take over: an agenda, and the pages of other sites. */
export function ShareMore({ summary, tournament }: Props) {
  return (
    <>
      {tournament !== null && <Calendar tournament={tournament} />}
      <EmbedCode tournament={summary} />
    </>
  );
}

function Calendar({ tournament }: { readonly tournament: Tournament }) {
  const count = fixtureTimes(tournament).length;

  function save() {
    const file = scheduleFile(tournament, location.origin, presentTime());
    downloadFile(file.name, file.text, 'text/calendar;charset=utf-8');
    announce({ title: calendarWords.done, description: calendarWords.doneText(file.name) });
  }

  return (
    <section aria-labelledby="in-the-agenda" css={section}>
      <SectionTitle id="in-the-agenda" css={theme.type.title3}>
        {calendarWords.heading}
      </SectionTitle>
      <p>{count === 0 ? calendarWords.none : calendarWords.text(count)}</p>
      {count > 0 && (
        <div>
          <Button onClick={save}>{calendarWords.add}</Button>
        </div>
      )}
    </section>
  );
}

function EmbedCode({ tournament: { id, name } }: { readonly tournament: TournamentSummary }) {
  const [view, setView] = useState<EmbedView>('matchs');
  const origin = useAddress('');
  const isOnlyHere = useIsOnlyHere(id);
  return (
    <section aria-labelledby="elsewhere" css={section}>
      <SectionTitle id="elsewhere" css={theme.type.title3}>
        {embedWords.heading}
      </SectionTitle>
      <p>{embedWords.text}</p>
      {isOnlyHere && <p>{embedWords.onlyHere}</p>}
      <SelectField
        label={embedWords.view}
        value={view}
        options={embedViews.map((each) => ({ value: each, label: viewNames[each] }))}
        onChange={setView}
      />
      <AddressToCopy address={frameCode(origin, id, name, view)} name={name} of={embedWords.code} />
      <div>
        <ButtonLink href={embedAddress(id, view)} target="_blank" rel="noopener" variant="quiet">
          {embedWords.preview}
          <VisuallyHidden>{embedWords.newTab}</VisuallyHidden>
        </ButtonLink>
      </div>
    </section>
  );
}

const section = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(3),
  '& > h2': { marginBottom: 0 },
  '& > p': { ...theme.type.small, color: theme.color.textMuted },
} as const;
