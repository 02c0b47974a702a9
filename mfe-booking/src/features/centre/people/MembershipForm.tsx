import { useRef, useState } from 'react';
import { dismissNotice, lazyWithRetry, notify, theme } from 'shared-kernel';
import { centreNow } from 'shared-kernel/courts';
import { DateField } from 'shared-kernel/date-field';
import { FieldError, TextField } from 'shared-kernel/forms';
import { plans as offered } from 'shared-kernel/plans';
import { centreDay, readTypedDay, writeTypedDay } from 'shared-kernel/time';
import { Button } from 'shared-kernel/ui';
import { changeMembership, type Membership, type Person } from '../../../data/centre';
import { changeTroubles, personRefusals, peopleStrings as words } from './strings';

type Props = {
  readonly person: Person;
  /** The subscriptions that accounts have. */
  readonly plans: readonly string[];
  readonly onChanged: (person: Person) => void;
};

type Plan = { readonly plan: string };

const PlanField = lazyWithRetry(
  async () => (await import('shared-kernel/mui')).loadForms(),
  ({ Combobox }) => Combobox<Plan>,
  {
    onError: ({ label, text, error, onType }) => (
      <TextField label={label} value={text} error={error} onChange={onType} />
    ),
  },
);

const planOf = ({ plan }: Plan) => plan;

const monthly = offered.filter(({ period }) => period === 'month').map(({ name }): string => name);

/** The subscriptions of the prices and of accounts that contain what is typed; all of them once one is chosen. */
function proposed(plans: readonly string[], typed: string): readonly Plan[] {
  const known = [...new Set([...monthly, ...plans])];
  const contains = (plan: string) => plan.toLowerCase().includes(typed.trim().toLowerCase());
  return known.filter((plan) => known.includes(typed) || contains(plan)).map((plan) => ({ plan }));
}

const fields = ['licence', 'plan', 'from', 'until'] as const;
/** The mistake in each field, and the refusal that is about none of them (`form`). */
type Faults = { readonly [field in (typeof fields)[number] | 'form']?: string };

/** The field that a refusal of the database is about; of missing days, the first that is. */
function fieldOf(reason: string, { from }: { readonly from: string }): keyof Faults {
  if (reason === 'no-days') return from.trim() === '' ? 'from' : 'until';
  if (reason === 'ends-before-it-begins') return 'until';
  return reason === 'no-plan' ? 'plan' : reason === 'licence' ? 'licence' : 'form';
}

const refusal = (reason: string, texts: { readonly from: string }): Faults => ({
  [fieldOf(reason, texts)]: personRefusals[reason] ?? changeTroubles.failed,
});

const written = (day: string) => (day === '' ? '' : writeTypedDay(day));

function textsOf({ licenseNumber, subscription: { plan, from, until } }: Membership) {
  return { licence: licenseNumber, plan, from: written(from), until: written(until) };
}

/** Licence and subscription of an account, as the centre writes them. */
export function MembershipForm({ person, plans, onChanged }: Props) {
  // What the fields were filled with: the account may get other values while the manager types.
  const [known, setKnown] = useState<Membership>(person);
  const [texts, setTexts] = useState(() => textsOf(person));
  const [isSending, setIsSending] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const told = useRef('');
  const form = useRef<HTMLFormElement>(null);
  const today = centreDay(centreNow());
  const { licence, plan, from, until } = texts;
  const type = (field: keyof typeof texts) => (text: string) => setTexts({ ...texts, [field]: text });

  function refuse(found: Faults) {
    setFaults(found);
    const first = fields.findIndex((field) => found[field]);
    form.current?.querySelectorAll('input')[first]?.focus();
  }

  async function save() {
    if (isSending) return;
    dismissNotice(told.current);
    const [first, last] = [from, until].map((day) => (day.trim() === '' ? '' : readTypedDay(day, today)));
    const licenseNumber = licence.trim().toUpperCase();
    const found: Faults = {
      ...(!licencePattern.test(licenseNumber) && { licence: words.badLicence }),
      ...(plan.trim() === '' && (first || last) && refusal('no-plan', texts)),
      ...(plan.trim() !== '' && (first === '' || last === '') && refusal('no-days', texts)),
      ...(first && last && last < first && refusal('ends-before-it-begins', texts)),
      ...(typeof first !== 'string' && { from: words.badDay(from) }),
      ...(typeof last !== 'string' && { until: words.badDay(until) }),
    };
    if (typeof first !== 'string' || typeof last !== 'string' || Object.keys(found).length > 0)
      return refuse(found);
    setIsSending(true);
    setFaults({});
    const { subscription } = known;
    const answer = await changeMembership(
      person.id,
      {
        licenseNumber: known.licenseNumber,
        subscription: { plan: subscription.plan, from: subscription.from, until: subscription.until },
      },
      { licenseNumber, subscription: { plan: plan.trim(), from: first, until: last } },
    );
    setIsSending(false);
    if (!answer.ok) return refuse({ form: changeTroubles[answer.trouble] });
    const { value } = answer;
    if (value.kind === 'refused') return refuse(refusal(value.reason, texts));
    told.current = notify(
      value.kind === 'conflict'
        ? { title: words.conflict, variant: 'destructive' }
        : { title: words.saved(person.name || words.unnamed) },
    );
    setKnown(value.person);
    setTexts(textsOf(value.person));
    onChanged(value.person);
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={words.membership}
      css={formStyle}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={words.licence}
        hint={words.licenceHint}
        error={faults.licence}
        value={licence}
        maxLength={40}
        onChange={type('licence')}
      />
      <PlanField
        label={words.plan}
        text={plan}
        {...(faults.plan && { error: faults.plan })}
        options={proposed(plans, plan)}
        textOf={planOf}
        keyOf={planOf}
        optionIn={planOf}
        maxLength={80}
        onType={type('plan')}
        onChoose={(chosen) => type('plan')(chosen.plan)}
      />
      <DateField
        label={words.from}
        value={from}
        error={faults.from}
        today={today}
        calendarLabel={words.calendar}
        onChange={type('from')}
      />
      <DateField
        label={words.until}
        value={until}
        error={faults.until}
        today={today}
        calendarLabel={words.calendar}
        onChange={type('until')}
      />
      <div css={{ gridColumn: '1 / -1' }}>
        <div role="alert">{faults.form && <FieldError>{faults.form}</FieldError>}</div>
        <Button
          type="submit"
          aria-disabled={isSending}
          css={{ marginBlockStart: theme.space(3), paddingBlock: theme.space(2) }}
        >
          {isSending ? words.saving : words.save}
        </Button>
      </div>
    </form>
  );
}

/** As the database accepts it: « FJF-59121-0003 », or none. */
const licencePattern = /^(?=.{0,20}$)([A-Z0-9]+(-[A-Z0-9]+)*)?$/;

const formStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  alignItems: 'start',
  gap: theme.space(4),
  marginBlockStart: theme.space(4),
} as const;
