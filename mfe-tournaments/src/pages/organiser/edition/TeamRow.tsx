import { type ReactNode, useEffect, useRef } from 'react';
import { formatLongDay, isolated, theme } from 'shared-kernel';
import { centreDay } from 'shared-kernel/time';
import { Button, Icon } from 'shared-kernel/ui';
import type { Team, Withdrawal } from '../../../model/tournament';
import { Crest } from '../../../widgets/Crest';
import { strings, treatmentNames } from './strings';
import { useFocusInSight } from './useFocusInSight';

type Props = {
  readonly team: Team;
  /** Counted from 0. */
  readonly place: number;
  readonly count: number;
  readonly withdrawal: Withdrawal | undefined;
  /** Whether its editor was just closed: the focus returns to the button that opened it. */
  readonly isReturned: boolean;
  readonly onEdit: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
  readonly onWithdraw: () => void;
  readonly onTakeBack: () => void;
  /** Its editor, while it is open. */
  readonly children: ReactNode;
};

/** An entered team with its actions. */
export function TeamRow({ team, place, count, withdrawal, isReturned, children, ...on }: Props) {
  const { name, logo, players } = team;
  const row = useRef<HTMLLIElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  useFocusInSight(row, place);

  useEffect(() => {
    if (isReturned) editButton.current?.focus();
  }, [isReturned]);

  return (
    <li ref={row} css={rowStyle} aria-label={name}>
      <Crest team={name} logo={logo} size={40} />
      <span css={{ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{name}</strong>
        <small>{strings.players(players.length)}</small>
        {withdrawal !== undefined && (
          <small css={{ display: 'block', '&&': { color: theme.color.warning } }}>
            {`${strings.withdrawnOn(formatLongDay(centreDay(new Date(withdrawal.at))))} ${treatmentNames[withdrawal.treatment]}`}
          </small>
        )}
      </span>
      <span css={{ display: 'flex', gap: theme.space(1) }}>
        {/* At the list's end the button stays focusable, so that an organiser who has moved a team there keeps the focus. */}
        <Button
          variant="quiet"
          size="small"
          aria-label={`${strings.up} ${isolated(name)}`}
          aria-disabled={place === 0}
          onClick={() => on.onMove(-1)}
        >
          <Icon name="chevron" css={{ rotate: '180deg' }} />
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={`${strings.down} ${isolated(name)}`}
          aria-disabled={place === count - 1}
          onClick={() => on.onMove(1)}
        >
          <Icon name="chevron" />
        </Button>
      </span>
      <span css={actions}>
        {children === false && (
          <Button
            ref={editButton}
            variant="quiet"
            size="small"
            aria-label={`${strings.edit} ${isolated(name)}`}
            onClick={on.onEdit}
          >
            {strings.edit}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={`${strings.remove} ${isolated(name)}`}
          onClick={on.onRemove}
        >
          {strings.remove}
        </Button>
        {withdrawal === undefined ? (
          <Button variant="quiet" size="small" aria-label={strings.declareFor(name)} onClick={on.onWithdraw}>
            {strings.declare}
          </Button>
        ) : (
          <Button variant="quiet" size="small" aria-label={strings.takeBackFor(name)} onClick={on.onTakeBack}>
            {strings.takeBack}
          </Button>
        )}
      </span>
      {children}
    </li>
  );
}

export const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space(1)} ${theme.space(3)}`,
  paddingBlock: theme.space(2),
  borderBlockStart: `1px solid ${theme.color.edge}`,
  '& strong': { display: 'block', fontWeight: 600, lineHeight: 1.3 },
  '& small': { ...theme.type.small, color: theme.color.textMuted },
} as const;

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  gap: theme.space(1),
  marginInlineStart: `-${theme.space(3)}`,
  [theme.media.tablet]: { flexBasis: 'auto', marginInlineStart: 0 },
} as const;
