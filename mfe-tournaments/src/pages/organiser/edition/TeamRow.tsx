import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatLongDay, isolated, theme } from 'shared-kernel';
import { centreDay } from 'shared-kernel/time';
import { Button, Icon, Stack, VisuallyHidden } from 'shared-kernel/ui';
import type { Team, Withdrawal } from '../../../model/tournament';
import { Crest } from '../../../widgets/Crest';
import { strings, treatmentNames } from './strings';

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
  readonly children: ReactNode;
};

export function TeamRow({ team, place, count, withdrawal, isReturned, children, ...on }: Props) {
  const { name, logo, players } = team;
  return (
    <Stack as="li" direction="row" css={rowStyle} aria-label={name}>
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
        <MoveButtons name={name} place={place} count={count} onMove={on.onMove} />
      </span>
      <Stack as="span" direction="row" gap={1} css={actions}>
        {children === false && (
          <RowButton
            label={strings.edit}
            name={`${strings.edit} ${isolated(name)}`}
            autoFocus={isReturned}
            onClick={on.onEdit}
          />
        )}
        <RowButton
          label={strings.remove}
          name={`${strings.remove} ${isolated(name)}`}
          onClick={on.onRemove}
        />
        {withdrawal === undefined ? (
          <RowButton label={strings.declare} name={strings.declareFor(name)} onClick={on.onWithdraw} />
        ) : (
          <RowButton label={strings.takeBack} name={strings.takeBackFor(name)} onClick={on.onTakeBack} />
        )}
      </Stack>
      {children}
    </Stack>
  );
}

type ButtonProps = ComponentProps<typeof Button> & { readonly label: string; readonly name: string };

function RowButton({ label, name, ...rest }: ButtonProps) {
  return (
    <Button variant="quiet" size="small" aria-label={name} {...rest}>
      {label}
    </Button>
  );
}

type MoveProps = {
  readonly name: string;
  /** Counted from 0. */
  readonly place: number;
  readonly count: number;
  readonly onMove: (by: 1 | -1) => void;
};

/** Moves an entry of a list up or down. At the list's end a button stays focusable, so that it keeps the focus. */
export function MoveButtons({ name, place, count, onMove }: MoveProps) {
  const buttons = useRef<HTMLSpanElement>(null);
  const wasPressed = useRef(false);
  /** The place that a press has given the entry. */
  const [given, setGiven] = useState<{ readonly place: number; readonly count: number }>();

  const follow = useEffectEvent(() => {
    const { activeElement } = document;
    // A moved row keeps the focus without scrolling the page.
    if (buttons.current?.contains(activeElement)) activeElement?.scrollIntoView?.({ block: 'nearest' });
    if (wasPressed.current) setGiven({ place, count });
    wasPressed.current = false;
  });
  useEffect(() => follow(), [place]);

  return (
    <span ref={buttons} css={{ display: 'contents' }}>
      {([-1, 1] as const).map((by) => (
        <Button
          key={by}
          size="small"
          aria-label={`${by < 0 ? strings.up : strings.down} ${isolated(name)}`}
          aria-disabled={place === (by < 0 ? 0 : count - 1)}
          onClick={() => {
            wasPressed.current = true;
            onMove(by);
          }}
        >
          <Icon name="chevron" css={by < 0 && { rotate: '180deg' }} />
        </Button>
      ))}
      <VisuallyHidden role="status">
        {given?.place === place && given.count === count && strings.placeOf(name, place + 1, count)}
      </VisuallyHidden>
    </span>
  );
}

export const rowStyle = {
  gap: `${theme.space(1)} ${theme.space(3)}`,
  paddingBlock: theme.space(2),
  borderBlockStart: `1px solid ${theme.color.edge}`,
  '& strong': { display: 'block', fontWeight: 600, lineHeight: 1.3 },
  '& small': theme.muted,
} as const;

const actions = {
  flexBasis: '100%',
  marginInlineStart: `-${theme.space(3)}`,
  [theme.media.tablet]: { flexBasis: 'auto', marginInlineStart: 0 },
} as const;
