import { useEffect, useRef } from 'react';
import { paths, theme } from 'shared-kernel';
import { DateField } from 'shared-kernel/date-field';
import { TextField } from 'shared-kernel/forms';
import { TextLink } from 'shared-kernel/ui';
import { contactDraft } from '../../data/contactDraft';
import { lastGroupDay, refusalOfDay, refusalOfSize } from '../../domain/groupRequest';
import type { FieldErrors } from '../../ui/contactRequest';
import { refusalSentences, strings } from './strings';

export type Group = {
  /** As typed. */
  readonly date: string;
  readonly people: string;
  /** Today at the centre, 'yyyy-MM-dd'; null before hydration. */
  readonly today: string | null;
};

/** The day and the size of a group, which a quote needs. */
export function GroupFields({ group, errors }: { readonly group: Group; readonly errors: FieldErrors }) {
  const { date, people, today } = group;
  const fields = useRef<HTMLDivElement>(null);
  const dateError = sentenceOf(today === null ? null : refusalOfDay(date, today));
  const peopleError = sentenceOf(refusalOfSize(people));

  // The browser blocks the form at a custom validity, as at an empty required field.
  useEffect(() => {
    const sentences = { date: dateError, people: peopleError };
    for (const [name, sentence] of Object.entries(sentences)) {
      fields.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.setCustomValidity(sentence ?? '');
    }
  }, [dateError, peopleError]);

  return (
    <div ref={fields} css={pair}>
      <DateField
        label={strings.date}
        value={date}
        // After a refusal the sentence follows the input.
        error={errors.date && dateError}
        today={today}
        first={today ?? undefined}
        last={today === null ? undefined : lastGroupDay(today)}
        isMarkedRequired
        calendarLabel={strings.calendar}
        onChange={(chosen) => contactDraft.keep({ date: chosen })}
      />
      <TextField
        label={strings.people}
        required
        error={errors.people && peopleError}
        hint={
          <>
            {strings.fewer} <TextLink to={paths.booking()}>{strings.book}</TextLink>
          </>
        }
        name="people"
        // A field of type number returns no text at all for an invalid number.
        inputMode="numeric"
        autoComplete="off"
        value={people}
        onChange={(people) => contactDraft.keep({ people })}
      />
    </div>
  );
}

function sentenceOf(refusal: keyof typeof refusalSentences | null): string | undefined {
  return refusal === null ? undefined : refusalSentences[refusal];
}

const pair = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(5),
  alignItems: 'start',
  [theme.media.tablet]: { gridTemplateColumns: '1fr 1fr' },
} as const;
