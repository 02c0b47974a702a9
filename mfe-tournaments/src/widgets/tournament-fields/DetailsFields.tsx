import { DateField } from 'shared-kernel/date-field';
import { SelectField, TextAreaField, TextField } from 'shared-kernel/forms';
import { Grid, Stack } from 'shared-kernel/ui';
import { type DraftRefusal, levels } from '../../competition/draftRefusal';
import type { DetailField } from '../../store/drafts';

const strings = {
  name: 'Nom',
  date: 'Date',
  calendar: 'Choisir le jour du tournoi',
  level: 'Niveau',
  chooseLevel: 'Choisir un niveau',
  description: 'Description',
} as const;

/** Said in the list only: everywhere else a level is its own name. */
const levelLabels: Readonly<Record<string, string>> = { Amateur: 'Amateur (ouvert à tous)' };

export const refusalSentences: Readonly<Record<DraftRefusal['kind'], string>> = {
  'name-required': 'Le nom est requis.',
  'name-too-long': 'Un nom de tournoi compte au plus 200\u00a0caractères\u00a0: raccourcissez-le.',
  'date-required': 'La date est requise.',
  'date-invalid': 'Cette date n’existe pas ou n’est pas lisible. Exemple\u00a0: 28/11/2026.',
  'date-too-early': 'Le jorkyball date de 1987\u00a0: choisissez une date à partir de 1988.',
  'date-too-late': 'Cette date est dans plus de deux ans\u00a0: vérifiez l’année.',
  'level-required': 'Le niveau est requis.',
};

type Props = {
  readonly values: Readonly<Record<DetailField, string>>;
  readonly errorOf: (field: DetailField) => string | undefined;
  readonly today: string;
  readonly descriptionHint?: string;
  readonly readOnly?: boolean;
  readonly onChange: (field: DetailField, text: string) => void;
  readonly onLeave?: (field: DetailField) => void;
};

/** Name, day, level and description of a tournament. An unknown level from a file stays selectable. */
export function DetailsFields(props: Props) {
  const { values, errorOf, today, descriptionHint, readOnly, onChange, onLeave } = props;
  const isOther = values.level !== '' && !levels.some((level) => level === values.level);
  const field = (name: DetailField) => ({
    name,
    label: strings[name],
    value: values[name],
    error: errorOf(name),
    onChange: (text: string) => onChange(name, text),
  });
  const left = (name: DetailField) => () => onLeave?.(name);
  return (
    <Stack gap={5}>
      <TextField {...field('name')} required autoComplete="off" readOnly={readOnly} onBlur={left('name')} />
      <Grid min={240} gap={5}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the field and the calendar within it. */}
        <div
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) onLeave?.('date');
          }}
        >
          <DateField {...field('date')} today={today} isMarkedRequired calendarLabel={strings.calendar} />
        </div>
        <SelectField
          {...field('level')}
          required
          options={[
            { value: '', label: strings.chooseLevel, disabled: true },
            ...(isOther ? [{ value: values.level }] : []),
            ...levels.map((level) => ({ value: level, label: levelLabels[level] })),
          ]}
        />
      </Grid>
      <TextAreaField
        {...field('description')}
        hint={descriptionHint}
        rows={3}
        maxLength={5000}
        readOnly={readOnly}
        onBlur={left('description')}
      />
    </Stack>
  );
}
