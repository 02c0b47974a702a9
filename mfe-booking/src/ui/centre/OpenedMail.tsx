import { useEffect, useSyncExternalStore } from 'react';
import {
  centre,
  formatHour,
  formatLongDay,
  formatPrice,
  notify,
  paths,
  type Reservation,
  theme,
  useCentreRules,
} from 'shared-kernel';
import { courtOf } from 'shared-kernel/courts';
import { loginFor } from 'shared-kernel/route-guards';
import { SlowAnswer } from 'shared-kernel/states';
import { Button, ButtonLink, Pane, Stack } from 'shared-kernel/ui';
import { FactList } from '../FactList';
import { WarmCard } from '../WarmCard';
import { chooseReminders, type MailLink, mailLink, openLink, readMailLink, type ToConfirm } from './mailLink';
import { mailLinkStrings as words } from './strings';

/** What the link of a mail has opened, above the reservation itself. */
export function OpenedMail({ id }: { readonly id: string }) {
  const link = useMailLink(id);
  useEffect(() => {
    const read = () => readMailLink(id);
    read();
    // A second link of the same reservation, opened in this tab, changes the fragment alone.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [id]);
  const isConfirmedNow = 'isConfirmedNow' in link && link.isConfirmedNow;
  useEffect(() => {
    if (isConfirmedNow) notify({ title: words.confirmed, description: words.confirmedText });
  }, [isConfirmedNow]);

  return (
    // Rendered from the start, so that screen readers announce it.
    <div role="status" css={{ '& > *': { marginBlockEnd: theme.space(6) } }}>
      <Words link={link} />
    </div>
  );
}

/** The link that was opened for this reservation. */
export function useMailLink(id: string): MailLink {
  const link = useSyncExternalStore(mailLink.observe, mailLink.snapshot, mailLink.snapshot);
  return link.kind !== 'none' && link.id === id ? link : none;
}

const none = { kind: 'none' } as const;

function Words({ link }: { readonly link: MailLink }) {
  switch (link.kind) {
    case 'none':
      return null;
    case 'open':
      return link.reservation ? <Unkept {...link.reservation} /> : null;
    case 'opening':
      return (
        <div>
          <p>{words.opening}</p>
          <SlowAnswer />
        </div>
      );
    case 'unchecked':
      return (
        <Said title={words.unchecked} text={words.silence[link.why]}>
          <Button variant="primary" onClick={() => void openLink(link.id)}>
            {words.retry}
          </Button>
        </Said>
      );
    case 'to-confirm':
      return <Question {...link} />;
    case 'reminders':
      return <Reminders {...link} />;
    default:
      return (
        <Said
          {...('isConfirmedNow' in link && link.isConfirmedNow
            ? words.offerTaken
            : words.verdicts['isWithdrawn' in link ? 'withdrawn' : link.kind])}
        >
          {link.kind === 'in-account' ? (
            <ButtonLink
              variant="primary"
              to={loginFor({ path: paths.reservation(link.id), role: undefined })}
            >
              {words.logIn}
            </ButtonLink>
          ) : (
            <ButtonLink variant="primary" to={paths.booking()}>
              {words.book}
            </ButtonLink>
          )}
          <ButtonLink href={`tel:${centre.phone.international}`}>{words.call}</ButtonLink>
        </Said>
      );
  }
}

/** This device has no room for the reservation. */
function Unkept(reservation: Reservation) {
  const { name, reference } = reservation;
  const { facts, warning } = usePlace(reservation);
  return (
    <Said
      title={words.confirmed}
      text={words.unkept}
      warning={warning}
      facts={[
        ...facts,
        { term: words.name, text: name },
        ...(reference ? [{ term: words.reference, text: reference }] : []),
      ]}
    >
      <ButtonLink href={`tel:${centre.phone.international}`}>{words.call}</ButtonLink>
    </Said>
  );
}

function usePlace(reservation: Reservation) {
  const { date, time } = reservation;
  // The courts' names are those of the settings, once they are known.
  const rules = useCentreRules();
  const court = courtOf(reservation);
  return {
    facts: [
      { term: words.when, text: `${formatLongDay(date)} à ${formatHour(time)}` },
      ...(court ? [{ term: words.court, text: court }] : []),
    ],
    warning: rules?.closedSince?.(date, time),
  };
}

/** A program that opens links presses no button. */
function Question(link: ToConfirm) {
  const { id, isOffer, reservation, state } = link;
  const { confirmBy = '', hourCents = 0 } = reservation;
  const { facts, warning } = usePlace(reservation);
  const said = isOffer ? words.offer : words.booking;
  const isSending = state === 'sending';
  return (
    <Said
      title={said.title}
      text={state === 'asked' ? said.until(confirmBy) : isSending ? words.sending : words.silence[state]}
      warning={warning}
      facts={[
        ...facts,
        // Of a booking, its ticket says what its plan costs.
        ...(isOffer && hourCents > 0
          ? [{ term: words.price, text: words.onSite(formatPrice(hourCents / 100)) }]
          : []),
      ]}
    >
      <Button
        variant="primary"
        aria-disabled={isSending}
        onClick={() => isSending || void openLink(id, link)}
      >
        {said.press}
      </Button>
    </Said>
  );
}

function Reminders({ id, token, state }: Extract<MailLink, { kind: 'reminders' }>) {
  const isOff = state === 'stopped';
  const isSending = state === 'sending';
  return (
    <Said title={words.reminders.title} text={words.reminders[state]}>
      <Button
        variant={isOff ? 'secondary' : 'primary'}
        aria-disabled={isSending}
        onClick={() => isSending || void chooseReminders(id, token, isOff)}
      >
        {isOff ? words.reminders.resume : words.reminders.stop}
      </Button>
    </Said>
  );
}

type SaidProps = {
  readonly title: string;
  readonly text: string;
  readonly warning?: string | undefined;
  readonly facts?: React.ComponentProps<typeof FactList>['facts'];
  readonly children: React.ReactNode;
};

function Said({ title, text, warning, facts, children }: SaidProps) {
  return (
    <Pane as="section" aria-label={title}>
      <Stack>
        <h2 css={theme.type.title3}>{title}</h2>
        {facts && <FactList facts={facts} />}
        {warning && (
          <WarmCard>
            <p>{warning}</p>
          </WarmCard>
        )}
        <p css={{ maxWidth: theme.measure }}>{text}</p>
        <Stack direction="row" gap={3}>
          {children}
        </Stack>
      </Stack>
    </Pane>
  );
}
