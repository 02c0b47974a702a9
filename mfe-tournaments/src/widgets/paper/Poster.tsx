import { centre, formatLongDay, paths } from 'shared-kernel';
import type { Tournament, TournamentSummary } from '../../model/tournament';
import type { QrCode as QrCodeDrawing } from '../QrCode';
import { useSnapshotLink } from '../snapshot/useSnapshotLink';
import { clampedLines } from '../textFit';
import { useAddress, useIsOnlyHere } from '../useAddress';

const strings = {
  level: (level: string) => `Niveau ${level}`,
  code: 'Code QR de la page du tournoi',
  sentence: 'Scannez ce code\u00a0: scores en direct, classement et prochains matchs sur votre téléphone.',
  snapshotCode: 'Code QR de l’instantané du tournoi',
  snapshot: (taken: string) => `Scannez ce code\u00a0: équipes, programme et résultats. ${taken}.`,
  onlyHere: 'Page du tournoi, visible seulement sur l’appareil de son organisateur.',
} as const;

type Props = {
  readonly tournament: Tournament | TournamentSummary;
  readonly QrCode: typeof QrCodeDrawing;
};

/** A poster for the door of the hall: one A4 sheet with the code to scan. It is invisible on the screen. */
export function Poster({ tournament, QrCode }: Props) {
  const { id, name, date, level } = tournament;
  const { address, name: centreName } = centre;
  const page = useAddress(paths.tournament(id));
  const isOnlyHere = useIsOnlyHere(id);
  const link = useSnapshotLink(tournament);
  const snapshot = link?.fitsCode ? link : null;
  return (
    <section css={style} aria-hidden="true">
      <p data-part="where">{centreName}</p>
      <h2>{name}</h2>
      <p data-part="when">
        <span>{formatLongDay(date)}</span>
        <br />
        <span>{strings.level(level)}</span>
      </p>
      <div data-part="code">
        {snapshot ? (
          <QrCode text={snapshot.address} label={strings.snapshotCode} isLong />
        ) : (
          <QrCode text={page} label={strings.code} />
        )}
      </div>
      <p data-part="sentence">
        {snapshot ? strings.snapshot(snapshot.name) : isOnlyHere ? strings.onlyHere : strings.sentence}
      </p>
      <p data-part="address">
        {!snapshot && (
          <>
            <span>{page}</span>
            <br />
          </>
        )}
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
