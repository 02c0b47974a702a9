import { useState } from 'react';
import { theme } from 'shared-kernel';
import { downloadFile } from 'shared-kernel/download';
import { TextField } from 'shared-kernel/forms';
import { addDays } from 'shared-kernel/time';
import { Button, SectionTitle } from 'shared-kernel/ui';
import { type DeskReservation, readDesk } from '../../../data/desk';
import { deskCsv, piecesOf } from '../../../domain/deskCsv';
import { csvWords, exportTroubles, exportStrings as words } from './strings';

const mostDays = 366;

type Props =
  /** A day, by one press. */
  | { readonly day: string }
  /** A period that the desk chooses, from this day on. */
  | { readonly from: string };

/** The reservations of a day or of a period as a file for a spreadsheet. */
export function ExportList(props: Props) {
  return 'day' in props ? <DayExport day={props.day} /> : <PeriodExport from={props.from} />;
}

function DayExport({ day }: { readonly day: string }) {
  const { said, isReading, read } = useExport();
  return (
    <div data-print="hide">
      <Button variant="quiet" aria-disabled={isReading} onClick={() => void read(day, day)}>
        {isReading ? words.reading(0, 1) : words.day}
      </Button>
      <p role="status" css={{ '&:empty': { display: 'none' } }}>
        {said}
      </p>
    </div>
  );
}

function PeriodExport({ from }: { readonly from: string }) {
  const [first, setFirst] = useState(from);
  const [last, setLast] = useState(addDays(from, 30));
  const { said, isReading, read } = useExport();
  return (
    <section aria-label={words.period} data-print="hide">
      <SectionTitle css={theme.type.title3}>{words.period}</SectionTitle>
      <p css={{ color: theme.color.textMuted, marginBlockEnd: theme.space(3) }}>{words.lead}</p>
      <div css={fields}>
        <TextField type="date" required label={words.first} value={first} onChange={setFirst} />
        <TextField type="date" required label={words.last} value={last} onChange={setLast} />
        <Button aria-disabled={isReading} onClick={() => void read(first, last)}>
          {words.export}
        </Button>
      </div>
      <p role="status">{said}</p>
    </section>
  );
}

function useExport() {
  const [said, setSaid] = useState('');
  const [isReading, setIsReading] = useState(false);

  async function read(first: string, last: string) {
    if (isReading) return;
    const fault = faultOf(first, last);
    if (fault !== undefined) return setSaid(fault);
    setIsReading(true);
    setSaid(await write(first, last));
    setIsReading(false);
  }

  /** The whole period, or no file. */
  async function write(first: string, last: string): Promise<string> {
    const reservations: DeskReservation[] = [];
    const pieces = piecesOf(first, last, addDays);
    for (const [place, piece] of pieces.entries()) {
      if (pieces.length > 1) setSaid(words.reading(place + 1, pieces.length));
      const answer = await readDesk(piece.first, piece.last);
      if (!answer.ok) return exportTroubles[answer.trouble];
      if (answer.value.kind !== 'listed') return exportTroubles.failed;
      reservations.push(...answer.value.reservations);
    }
    const name = words.fileName(first, last);
    downloadFile(name, deskCsv(reservations, csvWords), 'text/csv;charset=utf-8');
    return words.done(reservations.length, name);
  }

  return { said, isReading, read };
}

function faultOf(first: string, last: string): string | undefined {
  if (first === '' || last === '') return words.noDay;
  if (last < first) return words.turned;
  return addDays(first, mostDays - 1) < last ? words.tooLong : undefined;
}

const fields = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: theme.space(3),
  alignItems: 'end',
  maxWidth: '42rem',
} as const;
