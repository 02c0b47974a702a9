import { type ReactNode, useMemo } from 'react';
import { theme } from 'shared-kernel';
import { Button } from 'shared-kernel/ui';
import { isInterrupted } from '../../../competition/shownStatus';
import { otherWriters } from '../../../scoring/sheetCommands';
import { fixtureRemark } from '../../../widgets/fixtureSentences';
import { sheetRecord } from './lateParts';
import { strings } from './strings';
import type { MatchSheet } from './useMatchSheet';
import type { SharedSheet } from './useSharedSheet';

type Props = {
  readonly sheet: MatchSheet;
  readonly shared: SharedSheet;
  readonly onRestore: (() => void) | undefined;
};

/** The warnings for a scorer; nothing while all events are saved. */
export function SheetNotes({ sheet, shared, onRestore }: Props) {
  const { unkept, isRefused, unread, events, fixture, me, writers, refusal } = sheet;
  const { homeTeam, awayTeam, result } = fixture;
  const others = useMemo(() => otherWriters(events, me), [events, me]);
  const remark = fixtureRemark(fixture);
  const { module: record } = sheetRecord.useArrival();
  return (
    <>
      {onRestore !== undefined && (
        <Note isUrgent>
          {strings.cleared}
          <Button size="small" onClick={onRestore}>
            {strings.restore}
          </Button>
        </Note>
      )}
      {isRefused && unkept > 0 && (
        <Note isUrgent>
          <span>
            <strong>{strings.unkept(unkept)}</strong> <span>{shared.unkept?.text ?? strings.unkeptText}</span>
          </span>
          <Button size="small" onClick={sheet.keepAgain}>
            {strings.keepAgain}
          </Button>
        </Note>
      )}
      {unread > 0 && <Note isUrgent>{strings.unread(unread)}</Note>}
      {remark !== null && <Note>{isInterrupted(fixture) ? strings.interrupted(remark) : remark}</Note>}
      {events.length === 0 && result !== null && (
        <Note>{strings.stated(homeTeam, awayTeam, result.homeScore, result.awayScore)}</Note>
      )}
      {others.length > 0 && <Note>{strings.alsoWriting(others.map((author) => writers.get(author)))}</Note>}
      {shared.note && <Note isUrgent>{shared.note}</Note>}
      {refusal !== null && (
        <Note isUrgent>
          {/* The short sentence until the long one is here. */}
          <strong>{record?.refusalSentences[refusal.kind] ?? strings.refused}</strong>
        </Note>
      )}
    </>
  );
}

function Note({ children, isUrgent }: { readonly children: ReactNode; readonly isUrgent?: boolean }) {
  return (
    <div role={isUrgent ? 'alert' : 'note'} css={style}>
      {children}
    </div>
  );
}

const style = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(2),
  padding: `${theme.space(2)} ${theme.space(4)}`,
  border: `1px solid ${theme.color.warning}`,
  borderRadius: theme.radius,
  color: theme.color.warning,
} as const;
