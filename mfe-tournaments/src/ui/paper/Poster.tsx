import { centre, formatLongDay, paths } from 'shared-kernel';
import type { Tournament } from '../../domain/tournament';
import { QrCode } from '../QrCode';
import { useAddress } from '../useAddress';
import { useIsOnlyHere } from '../useIsOnlyHere';
import { clampedLines } from './clampedLines';
import { posterStrings } from './strings';

/** What hangs on the door of the hall: one A4 with the code to scan. On the screen it is not there. */
export function Poster({ tournament }: { readonly tournament: Tournament }) {
  const { id, name, date, level } = tournament;
  const { address, name: centreName } = centre;
  const page = useAddress(paths.tournament(id));
  const isOnlyHere = useIsOnlyHere(id);
  return (
    <section css={style} aria-hidden="true">
      <p data-part="where">{centreName}</p>
      <h2>{name}</h2>
      <p data-part="when">
        {formatLongDay(date)}
        <br />
        {posterStrings.level(level)}
      </p>
      <div data-part="code">
        <QrCode text={page} label={posterStrings.code} />
      </div>
      <p data-part="sentence">{isOnlyHere ? posterStrings.onlyHere : posterStrings.sentence}</p>
      <p data-part="address">
        {page}
        <br />
        {`${address.street}, ${address.postalCode} ${address.city}`}
      </p>
    </section>
  );
}

const style = {
  display: 'none',
  '@media print': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'space-between',
    // An A4 without its margins, and a little less, so that nothing spills over.
    height: '262mm',
    textAlign: 'center',
    overflow: 'hidden',
    '&& h2': {
      ...clampedLines(4),
      flex: 'none',
      fontSize: '46pt',
      lineHeight: 1,
      textTransform: 'uppercase',
    },
    '& [data-part=where]': { fontSize: '20pt', fontWeight: 700 },
    '& [data-part=when]': { fontSize: '20pt' },
    '& [data-part=code]': { width: '105mm' },
    '& [data-part=sentence]': { fontSize: '18pt', fontWeight: 700, maxWidth: '150mm' },
    '& [data-part=address]': { fontSize: '11pt', overflowWrap: 'anywhere' },
  },
} as const;
