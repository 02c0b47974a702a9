import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { theme, useStored } from 'shared-kernel';
import { useEscape } from 'shared-kernel/escape';
import { Stack } from 'shared-kernel/ui';
import { isAnnulled } from '../../competition/shownStatus';
import type { Fixture } from '../../model/tournament';
import { tournaments } from '../../store/tournaments';
import { matchStrings } from '../matches/strings';
import { useIsOwn } from '../useIsOwn';
import type { ActionProps } from './ActionForm';
import { ForfeitForm } from './ForfeitForm';
import { PostponeForm } from './PostponeForm';
import { QuickScoreForm } from './QuickScoreForm';
import { strings } from './strings';

const forms = {
  quickScore: QuickScoreForm,
  forfeit: ForfeitForm,
  postpone: PostponeForm,
} satisfies Record<string, ComponentType<ActionProps>>;
type Action = keyof typeof forms;

type Props = { readonly tournamentId: string; readonly fixture: Fixture };

/** An organiser's or a scorer's actions on a match without its sheet, unless it is annulled; each form opens in place. */
export function MatchActions({ tournamentId, fixture }: Props) {
  const isOwn = useIsOwn(tournamentId);
  const [open, setOpen] = useState<Action | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<Action | null>(null);

  // Moves the focus into an opened form, and back to its button, or to the first button if that one has disappeared.
  useEffect(() => {
    const control = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    const former = last.current && (control(`[data-action=${last.current}]`) ?? control('[data-action]'));
    const next = open === null ? former : control('form input, form button');
    next?.focus();
    last.current = open;
  }, [open]);

  if (isAnnulled(fixture)) return null;
  const { homeTeam, awayTeam } = fixture;
  // The schedule is the organiser's; scorers record matches.
  const isPostponable = isOwn && fixture.status !== 'finished';
  const actions = (Object.keys(forms) as Action[]).filter((action) => action !== 'postpone' || isPostponable);
  return (
    <div ref={root} data-print="hide" css={style}>
      <Stack direction="row" role="group" aria-label={strings.actions(homeTeam, awayTeam)} css={buttons}>
        {actions.map((action) => (
          <button
            key={action}
            type="button"
            data-action={action}
            aria-label={strings[action] + matchStrings.of(homeTeam, awayTeam)}
            aria-expanded={open === action}
            onClick={() => setOpen(open === action ? null : action)}
          >
            {strings[action]}
          </button>
        ))}
      </Stack>
      {open !== null && (
        <OpenAction
          action={open}
          tournamentId={tournamentId}
          fixture={fixture}
          place={root}
          onDone={() => setOpen(null)}
        />
      )}
    </div>
  );
}

type OpenProps = Props & {
  readonly action: Action;
  readonly place: RefObject<HTMLElement | null>;
  readonly onDone: () => void;
};

/** Only an open form follows the tournament: a row must not render at every goal of other matches. */
function OpenAction({ action, tournamentId, fixture, place, onDone }: OpenProps) {
  useEscape(place, onDone);
  const record = useStored(tournaments.record(tournamentId));
  const Form = forms[action];
  if (record.status !== 'ready' || record.value === null) return null;
  return <Form tournament={record.value} fixture={fixture} onDone={onDone} />;
}

const style = { gridColumn: '1 / -1', minWidth: 0 } as const;

const buttons = {
  gap: `0 ${theme.space(4)}`,
  '& > button': {
    ...theme.type.small,
    minHeight: '2.75rem',
    paddingInline: 0,
    border: 0,
    background: 'none',
    color: theme.color.action,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
    '&[aria-expanded=true]': { color: theme.color.text, fontWeight: 600 },
  },
} as const;
