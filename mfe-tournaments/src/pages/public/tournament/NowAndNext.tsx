import { type ComponentProps, type ReactNode, useId } from 'react';
import { paths, theme } from 'shared-kernel';
import { leftOpen } from '../../../matchday/matchOrder';
import { nextCalls } from '../../../matchday/nextCalls';
import { crowdedCourts, isDayRunning, underWay } from '../../../matchday/runningDay';
import type { Fixture, Tournament } from '../../../model/tournament';
import type { HeldSets } from '../../../widgets/news/useMatchNews';
import { usePresentTime } from '../../../widgets/usePresentTime';
import { CallRow, LiveRow, MatchLine } from './MatchLine';
import { nowStrings as strings } from './strings';

type Rights = { readonly isOrganizer: boolean; readonly mayRecord: boolean };
type Props = Rights & { readonly tournament: Tournament; readonly held: HeldSets };

/** The current matches of a running day, court by court, and the next ones, with links to their sheets. */
export function NowAndNext({ tournament, isOrganizer, mayRecord, held }: Props) {
  const now = usePresentTime();
  if (now === null) return null;
  const { id, fixtures } = tournament;
  const sheetOf = (fixture: Fixture) => (mayRecord ? paths.matchSheet(id, fixture.id) : undefined);
  const forgotten = mayRecord ? leftOpen(fixtures, now) : [];
  const open = forgotten.length > 0 && (
    <Region
      title={strings.leftOpen(forgotten.length)}
      rows={forgotten.map((fixture) => (
        <MatchLine key={fixture.id} fixture={fixture} sheet={sheetOf(fixture)} />
      ))}
      css={{ marginBlock: theme.space(3), '& > h2': { color: theme.color.warning } }}
      data-print="hide"
    >
      <p>{strings.leftOpenText}</p>
    </Region>
  );
  if (!isDayRunning(tournament, now) && held.size === 0) return open;
  const shown = underWay(tournament, now, held);
  const playing = shown.filter(({ fixture }) => fixture.status === 'inprogress');
  const isLeft = fixtures.some(({ status, postponed }) => status === 'pending' && !postponed);
  return (
    <div css={regions} data-print="hide">
      <div>
        <Region
          title={strings.now}
          empty={strings.nobodyPlays}
          rows={shown.map(({ fixture, court }) => (
            <LiveRow
              key={fixture.id}
              fixture={fixture}
              court={court}
              sheet={sheetOf(fixture)}
              heldSet={held.get(fixture.id)}
            />
          ))}
        >
          {crowdedCourts(playing).map(({ court, matches }) => (
            <p key={court}>
              <strong>{strings.crowded(matches, court)}</strong>
            </p>
          ))}
        </Region>
        {open}
      </div>
      <Region
        title={strings.next}
        empty={isLeft ? strings.nobodyFree : strings.nothingLeft}
        rows={nextCalls(tournament, now).map((call) => (
          <CallRow
            key={call.fixture.id}
            tournamentId={id}
            call={call}
            sheet={sheetOf(call.fixture)}
            isOrganizer={isOrganizer}
          />
        ))}
      />
    </div>
  );
}

type RegionProps = ComponentProps<'section'> & {
  readonly title: string;
  readonly rows: readonly ReactNode[];
  readonly empty?: string;
};

function Region({ title, rows, empty, children, ...rest }: RegionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} css={region} {...rest}>
      <h2 id={id}>{title}</h2>
      {children}
      {rows.length > 0 ? <ul>{rows}</ul> : <p>{empty}</p>}
    </section>
  );
}

const regions = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  alignItems: 'start',
  gap: `${theme.space(3)} ${theme.space(6)}`,
  marginBlockEnd: theme.space(6),
} as const;

const region = {
  '& > h2': { ...theme.type.label, marginBlockEnd: theme.space(1), color: theme.color.action },
  '& > p': theme.muted,
  '& > p > strong': { fontWeight: 600, color: theme.color.warning },
  '& > ul': {
    ...theme.unlisted,
    border: `1px solid ${theme.color.edge}`,
    borderRadius: theme.radius,
    background: theme.color.glass,
    '& > li + li': { borderBlockStart: `1px solid ${theme.color.edge}` },
  },
} as const;
