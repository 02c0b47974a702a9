import type { ReactNode } from 'react';
import { theme } from 'shared-kernel';
import { Button } from 'shared-kernel/ui';
import { isInterrupted } from '../../../competition/shownStatus';
import type { Fixture } from '../../../model/tournament';
import { fixtureRemark } from '../../../widgets/fixtureSentences';
import { strings } from './strings';
import type { MatchSheet } from './useMatchSheet';

type Props = {
  readonly sheet: MatchSheet;
  readonly fixture: Fixture;
  /** The warning about unsaved actions, if it says more than their number. */
  readonly unkeptText?: string | undefined;
};

/** The warnings about storage for a scorer; nothing while all events are saved. */
export function KeepingNotes({ sheet, fixture, unkeptText = strings.unkeptText }: Props) {
  const { unkept, isRefused, unread, events, keepAgain } = sheet;
  const { homeTeam, awayTeam, result } = fixture;
  const remark = fixtureRemark(fixture);
  return (
    <>
      {isRefused && unkept > 0 && (
        <Note isUrgent>
          <span>
            <strong>{strings.unkept(unkept)}</strong> <span>{unkeptText}</span>
          </span>
          <Button size="small" onClick={keepAgain}>
            {strings.keepAgain}
          </Button>
        </Note>
      )}
      {unread > 0 && <Note isUrgent>{strings.unread(unread)}</Note>}
      {remark !== null && <Note>{isInterrupted(fixture) ? strings.interrupted(remark) : remark}</Note>}
      {events.length === 0 && result !== null && (
        <Note>{strings.stated(homeTeam, awayTeam, result.homeScore, result.awayScore)}</Note>
      )}
    </>
  );
}

export function Note({ children, isUrgent }: { readonly children: ReactNode; readonly isUrgent?: boolean }) {
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
