import { useCallback, useMemo, useRef, useState } from 'react';
import { formatLongDay, notify, theme } from 'shared-kernel';
import { allSlots } from 'shared-kernel/courts';
import { RadioGroup, SelectField, TextField } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import { type ChangedDate, changeSeries, previewChange, type RunningSeries } from '../../../data/series';
import { decide, outcomeOf, weekdayOf } from '../../../domain/seriesDates';
import { CommandFault } from '../booking/FormEnd';
import { deskStrings } from '../strings';
import { DeskDialog } from '../ui/deskControls';
import { fieldGrid } from '../ui/formStyles';
import { useCommand } from '../ui/useCommand';
import { useCourts } from '../ui/useCourts';
import { DateList, focusUnsolved } from './DateList';
import {
  atHourWords,
  dateStrings,
  planStrings,
  seriesRefusals,
  weekdays,
  changeStrings as words,
} from './strings';
import { useDates } from './useDates';

type Props = {
  readonly series: RunningSeries;
  /** 'yyyy-MM-dd' */
  readonly today: string;
  readonly onClose: () => void;
  readonly onChanged: () => void;
};

type Answer = Extract<Awaited<ReturnType<typeof changeSeries>>, { ok: true }>['value'];
type Action = 'cancel' | 'move';

/** One date of a series, or that one and the following, moves or is cancelled. */
export function ChangeDialog({ series, today, onClose, onChanged }: Props) {
  const [action, setAction] = useState<Action>('move');
  const [scope, setScope] = useState<'one' | 'following'>('one');
  const [from, setFrom] = useState('');
  const [weekday, setWeekday] = useState('');
  const [hour, setHour] = useState('');
  const [court, setCourt] = useState('');
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { courts, courtName } = useCourts();
  const command = useCommand<Answer>();
  const list = useRef<HTMLDivElement>(null);

  // The dates from which one begins, as they are.
  const known = useDates<ChangedDate>(
    useCallback(
      () => previewChange(series.id, today, { weekday: null, hour: null, court: null }),
      [series.id, today],
    ),
  );
  const isMove = action === 'move';
  const ask = useMemo(() => {
    const numberOf = (text: string) => (text === '' ? null : Number(text));
    const to = { weekday: numberOf(weekday), hour: numberOf(hour), court: numberOf(court) };
    return () => previewChange(series.id, today, isMove ? to : { weekday: null, hour: null, court: null });
  }, [series.id, today, weekday, hour, court, isMove]);
  const previewed = useDates<ChangedDate>(ask);

  const first = known.dates?.find(({ id }) => id === from) ?? known.dates?.[0];
  const following = (previewed.dates ?? []).filter(
    ({ before }) =>
      first && (scope === 'one' ? before.day === first.before.day : before.day >= first.before.day),
  );
  const isElsewhere = ({ day, hour: at, court: on, before }: ChangedDate) =>
    day !== before.day || at !== before.hour || on !== before.court;
  const decided = decide(following, previewed.decisions);
  const { kept: all, unsolved } = outcomeOf(decided);
  const kept = isMove ? all.filter(isElsewhere) : all;

  async function send() {
    if (kept.length === 0) return setFault(isMove ? words.unchanged : planStrings.none);
    if (isMove && unsolved > 0) return focusUnsolved(list.current);
    setFault(null);
    const sent = await command.send((id) => changeSeries(id, series.id, action, kept, reason.trim()));
    if (!sent) return;
    const { answer } = sent;
    if (answer.kind === 'changed') {
      notify({ title: words.done[action](answer.count) });
      return onChanged();
    }
    if (answer.kind === 'refused') return setFault(seriesRefusals[answer.reason]);
    setFault(answer.kind === 'conflict' ? words.conflict : words.taken(answer.dates));
    await Promise.all([known.look(), previewed.look()]);
  }

  const trouble = command.trouble ?? known.trouble ?? previewed.trouble;
  return (
    <DeskDialog open title={words.title(series.name || deskStrings.forgotten)} onClose={onClose}>
      <form
        noValidate
        css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(4) }}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <fieldset disabled={command.trouble !== null} css={fieldGrid}>
          <RadioGroup
            legend={words.action}
            name="action"
            value={action}
            options={(['move', 'cancel'] as const).map((value) => ({ value, label: words.actions[value] }))}
            onChange={setAction}
          />
          <div css={{ gridColumn: '1 / -1' }}>
            <SelectField
              label={words.from}
              value={first?.id ?? ''}
              options={(known.dates ?? []).map(({ id, before }) => ({
                value: id,
                label: `${formatLongDay(before.day)}, ${atHourWords(before.hour)}`,
              }))}
              onChange={setFrom}
            />
          </div>
          <RadioGroup
            legend={words.scope}
            name="scope"
            value={scope}
            options={(['one', 'following'] as const).map((value) => ({ value, label: words.scopes[value] }))}
            onChange={setScope}
          />
          {isMove && (
            <>
              <SelectField
                label={words.weekday}
                value={weekday || String(first ? weekdayOf(first.before.day) : 1)}
                options={weekdays.map((label, place) => ({ value: String(place + 1), label }))}
                onChange={setWeekday}
              />
              <SelectField
                label={words.hour}
                value={hour || String(first?.before.hour ?? series.dates[0]?.hour ?? 19)}
                options={allSlots().map((slot) => {
                  const at = Number.parseInt(slot, 10);
                  return { value: String(at), label: atHourWords(at) };
                })}
                onChange={setHour}
              />
              <SelectField
                label={words.court}
                value={court}
                options={[
                  { value: '', label: words.sameCourt },
                  ...courts.map((number) => ({
                    value: String(number),
                    label: planStrings.courtNamed(number, courtName(number)),
                  })),
                ]}
                onChange={setCourt}
              />
            </>
          )}
          <div css={{ gridColumn: '1 / -1' }}>
            <TextField
              label={series.email ? words.reason : words.reasonSilent}
              value={reason}
              maxLength={200}
              onChange={setReason}
            />
          </div>
        </fieldset>
        {known.dates?.length === 0 ? (
          <p role="status">{words.over}</p>
        ) : previewed.dates ? (
          <fieldset disabled={command.trouble !== null} css={{ border: 0, padding: 0, minWidth: 0 }}>
            <div ref={list}>
              <DateList
                decided={decided}
                ready={kept.length}
                decisions={previewed.decisions}
                onDecide={previewed.decide}
                isRunning
                isCancelled={!isMove}
                {...(isMove && { beforeOf: ({ before }: ChangedDate) => dateStrings.before(before) })}
              />
            </div>
          </fieldset>
        ) : (
          !trouble && <p role="status">{planStrings.looking}</p>
        )}
        <CommandFault trouble={trouble} fault={fault ?? (previewed.refusal || null)} />
        {trouble && !command.trouble && (
          <Button
            size="small"
            onClick={() => {
              void known.look();
              void previewed.look();
            }}
          >
            {deskStrings.retry}
          </Button>
        )}
        <Button
          type="submit"
          variant={isMove ? 'primary' : 'danger'}
          aria-disabled={command.isSending || previewed.dates === null || previewed.isLooking}
        >
          {command.isSending
            ? words.sending
            : command.trouble
              ? deskStrings.retry
              : words.send[action](kept.length, unsolved)}
        </Button>
      </form>
    </DeskDialog>
  );
}
