import { useState } from 'react';
import { theme } from 'shared-kernel';
import { centreNow } from 'shared-kernel/courts';
import { useVisitDraft } from 'shared-kernel/drafts';
import { RadioGroup, SelectField, TextField } from 'shared-kernel/forms';
import { services } from 'shared-kernel/plans';
import { useIsOnline } from 'shared-kernel/states';
import { Badge, Button, Stack } from 'shared-kernel/ui';
import { bookAtDesk, type DeskMember, type DeskPlace, type DeskReservation } from '../../../data/desk';
import { deskDraft, placeKey } from '../../../data/deskDraft';
import { courtsFrom, isUntold } from '../../../domain/deskDay';
import { isSamePerson } from '../../../domain/samePerson';
import { deskStrings, refusalWords } from '../strings';
import { DeskDialog, MemberField } from '../ui/deskControls';
import { chosenAccount, fieldGrid } from '../ui/formStyles';
import { useCommand } from '../ui/useCommand';
import { showChanges } from '../ui/useDeskDays';
import { AlreadyThere } from './AlreadyThere';
import { CommandFault, FormEnd } from './FormEnd';
import { offers, partySizes, planOrService } from './party';
import { placeWords, bookStrings as words } from './strings';
import { sayDone, undoCommand } from './undo';
import { useFoundMembers } from './useFoundMembers';

type Props = {
  readonly place: DeskPlace;
  /** The courts that are free at that hour. */
  readonly free: readonly number[];
  /** What is booked at that hour. */
  readonly beside: readonly DeskReservation[];
  /** To whom the court is offered, who has not read of it: the desk takes it on purpose. */
  readonly offered?: DeskReservation | undefined;
  readonly onClose: () => void;
};

type Answer = Extract<Awaited<ReturnType<typeof bookAtDesk>>, { ok: true }>['value'];

/** Books a free cell for a caller: their name, mostly their number, and Enter. */
export function BookDialog({ place, free, beside, offered, onClose }: Props) {
  const typed = useVisitDraft(deskDraft);
  const { name = '', phone = '', email = '', players = '4', offer: service = services[0], note = '' } = typed;
  const member = memberOf(typed.member);
  const wanted = (typed.courts ?? String(place.court)).split(',').map(Number);
  const [court = place.court] = wanted;
  const type = (changed: Parameters<typeof deskDraft.keep>[0]) =>
    deskDraft.keep({ place: placeKey(place), ...changed });
  const [courts, setCourts] = useState(free);
  const courtsAt = (first: number, count = wanted.length) => courtsFrom(first, courts, count);
  const keep = (chosen: readonly number[]) => type({ courts: chosen.join(',') });
  const start = courts.includes(court) ? court : (courts[0] ?? court);
  const [fault, setFault] = useState<{
    readonly field: 'name' | 'phone' | 'email' | null;
    readonly text: string;
  } | null>(null);
  const [isTaken, setIsTaken] = useState(false);
  const [offer, setOffer] = useState(offered);
  const takes = offer && wanted.includes(offer.court) && offer;
  /** The offer that was to be taken, after its person has a mail of it. */
  const [told, setTold] = useState<DeskReservation | null>(null);
  const isTooLate = told !== null && wanted.includes(told.court);
  const command = useCommand<Answer>({
    unanswered: typed.command,
    onPending: (id) => type({ command: id ?? '' }),
  });
  const people = useFoundMembers(member ? '' : name);
  const { isSending, trouble } = command;
  const isOnline = useIsOnline();
  const person = { name, phone, email: email || (member?.email ?? ''), member: member?.id ?? null };
  const theirs = beside.filter((booked) => isSamePerson(booked, person));
  const faultOf = (field: 'name' | 'phone' | 'email' | null) =>
    fault?.field === field ? { error: fault.text } : undefined;

  function close() {
    deskDraft.forget();
    onClose();
  }

  async function book(taken: readonly number[] = wanted) {
    if (name.trim() === '') return setFault({ field: 'name', text: words.noName });
    setFault(null);
    setTold(null);
    setIsTaken(false);
    const sent = await command.send((id) =>
      bookAtDesk(
        id,
        {
          day: place.day,
          hour: place.hour,
          courts: taken,
          players: Number(players),
          name: name.trim(),
          email: email.trim() || null,
          phone: phone.trim() || null,
          member: member?.id ?? null,
          ...planOrService(service),
          note: note.trim(),
        },
        offer && taken.includes(offer.court) ? offer.id : null,
      ),
    );
    if (!sent) return;
    const { answer } = sent;
    if (answer.kind === 'booked') {
      const { reservations } = answer;
      const [booked] = reservations;
      if (!booked) return;
      showChanges(reservations.map((reservation) => ({ id: reservation.id, reservation })));
      sayDone(
        words.done(booked.name),
        () => void undoCommand(sent.command, booked, reservations),
        deskStrings.shortPlace(
          booked,
          reservations.map((each) => each.court),
        ),
        words.references(reservations.map(({ reference }) => reference)),
        // The warning was in sight for a moment only if its last digit was followed by Enter.
        ...theirs.map(words.already),
      );
      return close();
    }
    if (answer.kind === 'taken') {
      const { by, freeCourts } = answer;
      setCourts(freeCourts);
      setIsTaken(true);
      if (by && isUntold(by, centreNow())) return setOffer(by);
      setOffer(undefined);
      if (by && by.id === offer?.id) return setTold(by);
      if (by?.waiting) return setFault({ field: null, text: words.offered(by) });
      const gone = taken.filter((each) => !freeCourts.includes(each));
      const said = words.taken(gone, by?.name ?? '') + (taken.length > 1 ? words.left(freeCourts) : '');
      return setFault({ field: null, text: freeCourts.length > 0 ? said : words.takenAll });
    }
    const field = answer.reason === 'phone' || answer.reason === 'email' ? answer.reason : null;
    setFault({ field, text: refusalWords[answer.reason] });
  }

  return (
    <DeskDialog open title={words.title} onClose={close}>
      <form
        noValidate
        css={{ display: 'grid', gap: theme.space(4) }}
        onSubmit={(event) => {
          event.preventDefault();
          void book();
        }}
      >
        <p css={{ color: theme.color.textMuted }}>{placeWords(place, wanted)}</p>
        {/* A command without an answer may have been executed: it can be repeated, not changed. */}
        <fieldset disabled={trouble !== null} css={fieldGrid}>
          <div css={{ gridColumn: '1 / -1' }}>
            <MemberField
              autoFocus
              required
              label={words.name}
              hint={member ? null : words.nameHint}
              text={name}
              maxLength={120}
              options={people}
              keyOf={({ id }) => id}
              textOf={(person) => person.name}
              optionIn={(person) => <MemberOption member={person} />}
              onType={(text) => type({ name: text, ...(text !== member?.name && { member: '' }) })}
              onChoose={(chosen) => type({ name: chosen.name, member: JSON.stringify(chosen) })}
              {...faultOf('name')}
            />
            {member && <Chosen member={member} onDrop={() => type({ member: '' })} />}
          </div>
          <TextField
            label={words.phone}
            type="tel"
            autoComplete="off"
            value={phone}
            maxLength={30}
            onChange={(text) => type({ phone: text })}
            {...faultOf('phone')}
          />
          <RadioGroup
            legend={wanted.length > 1 ? words.playersEach : words.players}
            name="players"
            value={partySizes.find((size) => size === players)}
            options={partySizes.map((value) => ({ value }))}
            onChange={(chosen) => type({ players: chosen })}
          />
          {courts.length > 1 && (
            <RadioGroup
              legend={words.courts}
              name="courts"
              hint={words.chosen(wanted)}
              value={String(wanted.length)}
              options={courts.map((_, place) => ({ value: String(place + 1) }))}
              onChange={(count) => keep(courtsAt(start, Number(count)))}
            />
          )}
          <SelectField
            label={wanted.length > 1 ? words.chosenCourt : words.court}
            value={String(court)}
            options={[...new Set([court, ...courts])]
              .sort((a, b) => a - b)
              .map((number) => ({ value: String(number) }))}
            onChange={(chosen) => keep(courtsAt(Number(chosen)))}
          />
          <TextField
            label={words.email}
            type="email"
            autoComplete="off"
            hint={member && email === '' ? words.accountEmail(member) : words.emailHint}
            value={email}
            maxLength={254}
            onChange={(text) => type({ email: text })}
            {...faultOf('email')}
          />
          <SelectField
            label={words.offer}
            value={service}
            options={offers.map((value) => ({ value }))}
            onChange={(chosen) => type({ offer: chosen })}
          />
          <TextField
            label={words.note}
            value={note}
            maxLength={500}
            onChange={(text) => type({ note: text })}
          />
        </fieldset>
        <FormEnd>
          <AlreadyThere theirs={theirs} isOffline={!isOnline && !trouble} />
          <CommandFault
            trouble={trouble}
            fault={
              fault?.field === null
                ? fault.text
                : isTooLate
                  ? words.tooLate(told)
                  : takes
                    ? words.offered(takes)
                    : null
            }
          />
          {isTaken && courts.length > 0 && (
            <Stack direction="row" gap={2}>
              {(wanted.length > 1 ? [courtsAt(start)] : courts.map((number) => [number])).map((others) => (
                <Button
                  key={others.join()}
                  size="small"
                  onClick={() => {
                    keep(others);
                    void book(others);
                  }}
                >
                  {words.takeOther(others)}
                </Button>
              ))}
            </Stack>
          )}
          {/* The same button, which has the focus. */}
          <Button
            type={isTooLate ? 'button' : 'submit'}
            variant={isTooLate ? 'secondary' : 'primary'}
            aria-disabled={isSending}
            onClick={isTooLate ? close : undefined}
          >
            {isSending
              ? words.sending
              : trouble
                ? words.retry
                : isTooLate
                  ? words.close
                  : takes
                    ? words.takeAnyway
                    : words.send}
          </Button>
        </FormEnd>
      </form>
    </DeskDialog>
  );
}

/** The account as the draft keeps it; null without one. */
function memberOf(text = ''): DeskMember | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function MemberOption({ member }: { readonly member: DeskMember }) {
  return (
    <span css={{ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' }}>
      <strong>
        <bdi>{member.name}</bdi>
      </strong>
      <span css={{ ...theme.type.small, color: theme.color.textMuted }}>
        {[...words.address(member), ...(member.absences > 0 ? [words.absences(member.absences)] : [])].join(
          ' · ',
        )}
      </span>
    </span>
  );
}

function Chosen({ member, onDrop }: { readonly member: DeskMember; readonly onDrop: () => void }) {
  return (
    <div role="status" css={chosenAccount}>
      <span css={{ overflowWrap: 'anywhere', minWidth: 0 }}>{words.member(member)}</span>
      {member.absences > 0 && (
        <Badge tone={member.absences >= 3 ? 'destructive' : 'warning'}>
          {words.absences(member.absences)}
        </Badge>
      )}
      {member.suspended && (
        <span css={{ color: theme.color.warm }}>{words.suspended(member.suspension)}</span>
      )}
      <Button size="small" variant="quiet" onClick={onDrop}>
        {words.withoutMember}
      </Button>
    </div>
  );
}
