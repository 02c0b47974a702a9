import { theme } from 'shared-kernel';
import type { MatchDetails } from '../../../model/tournament';
import type { PlayRequest } from '../../../scoring/recordPlay';
import { setWinner, sides } from '../../../scoring/score';
import type { Squads } from '../../../widgets/squads';
import { SetOutcome } from './SetOutcome';
import type { SheetNames } from './sheetNames';
import { TeamPanel } from './TeamPanel';

type Props = {
  readonly details: MatchDetails;
  readonly setIndex: number;
  readonly winningSets: number;
  readonly squads: Squads;
  readonly names: SheetNames;
  readonly onPlay: (...requests: readonly PlayRequest[]) => boolean;
  readonly onForfeitTakenBack: () => void;
  readonly onNext: () => void;
};

/** A set: its score, and the two teams side by side as on the scoreboard. */
export function SetPanel(props: Props) {
  const { details, setIndex, winningSets, squads, names, onPlay, onForfeitTakenBack, onNext } = props;
  const set = details.sets[setIndex];
  if (set === undefined) return null;
  const isForfeited = details.forfeit !== undefined;
  // Of a forfeited match nothing is written any more but a sanction of a set that was played.
  const panels = isForfeited && setWinner(set) === null ? [] : sides;
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: theme.space(3),
        paddingBlockStart: theme.space(2),
      }}
    >
      <SetOutcome
        details={details}
        setIndex={setIndex}
        winningSets={winningSets}
        names={names}
        onPlay={onPlay}
        onForfeitTakenBack={onForfeitTakenBack}
        onNext={onNext}
      />
      <div css={columns}>
        {panels.map((side) => (
          <TeamPanel
            key={side}
            side={side}
            setIndex={setIndex}
            team={squads[side]}
            players={set[side].players}
            isForfeited={isForfeited}
            onPlay={onPlay}
          />
        ))}
      </div>
    </div>
  );
}

const columns = {
  display: 'grid',
  // One below the other where letters are enlarged on a phone.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(40%, 8rem)), 1fr))',
  gap: theme.space(2),
  // Wider than the page's column on a phone: three cards of 48 px side by side.
  marginInline: `calc(-1 * ${theme.space(2)})`,
  [theme.media.tablet]: { gap: theme.space(6), marginInline: 0 },
} as const;
