import { useCallback, useEffect, useState } from 'react';
import { formatHour, formatLongDay, theme } from 'shared-kernel';
import { poll } from 'shared-kernel/back-end';
import { centreDay } from 'shared-kernel/time';
import { Button, Pane, SectionTitle, Stack, VisuallyHidden } from 'shared-kernel/ui';
import { clockOf, dayOf } from '../../../model/dayClock';
import type { DayPlan } from '../../../model/tournament';
import { presentTime } from '../../../store/stamps';
import { readDayCourts, releaseCourts, type TakenDay, takeCourts } from '../../../sync/dayCourts';
import { announce } from '../../../widgets/announce';

type Hours = Omit<TakenDay, 'day' | 'closed' | 'inTheWay'>;

const strings = {
  title: 'Terrains du centre',
  offer: (hours: Hours) =>
    `Tant qu’ils ne sont pas réservés pour le tournoi, les visiteurs peuvent réserver ces terrains\u00a0: ${hoursText(hours)}.`,
  take: 'Réserver les terrains de cette journée',
  taking: 'Réservation…',
  retake: 'Réserver selon le plan',
  taken: 'Terrains réservés',
  held: (day: string, hours: Hours) => `${sentence(formatLongDay(day))}\u00a0: ${hoursText(hours)}.`,
  changed: (hours: Hours) => `Le plan a changé depuis\u00a0: ${hoursText(hours)}.`,
  inTheWay: (inTheWay: TakenDay['inTheWay']) =>
    `${inTheWay.length > 1 ? `${inTheWay.length} heures sont déjà réservées` : 'Une heure est déjà réservée'} par des joueurs\u00a0: ${listText(inTheWay)}. L’accueil du centre les déplace ou les annule, dans «\u00a0Fermetures\u00a0».`,
  closed: (closed: TakenDay['closed']) =>
    `Déjà pris par une fermeture ou un autre tournoi\u00a0: ${listText(closed)}. Demandez à l’accueil.`,
  release: 'Rendre les terrains',
  of: (day: string) => ` du ${formatLongDay(day)}`,
  released: 'Terrains rendus',
  stays: 'Rien n’a changé',
  loading: 'Lecture des terrains réservés…',
  unread: 'Les terrains réservés n’ont pas pu être lus.',
  retry: 'Réessayer',
} as const;

const refusals: Readonly<Record<string, string>> = {
  'not-organiser': 'Seul l’organisateur du tournoi réserve ses terrains.',
  'too-many-days':
    'Vos tournois réservent ensemble dix journées à venir au plus\u00a0: rendez les terrains de l’une d’elles.',
  past: 'Cette journée est passée, ou précède la date du tournoi.',
  'too-far': 'Les terrains se réservent au plus un an à l’avance.',
  'no-hour': 'Le centre est fermé à ces heures.',
  'unknown-court': 'Le centre n’a pas autant de terrains.',
  offline: 'Pas de réseau\u00a0: réessayez une fois connecté.',
};

function listText(hours: TakenDay['inTheWay']): string {
  return hours.map(({ hour, court }) => `${hourText(hour)} (terrain ${court})`).join(', ');
}

/** Why nothing has changed. */
function refusalText(reason: string): string {
  return refusals[reason] ?? 'Le centre n’a pas pu répondre\u00a0: réessayez dans un instant.';
}

/** « de 9 h à 13 h, terrains 1, 2 et 3 ». */
function hoursText({ firstHour, lastHour, courts }: Hours): string {
  const named =
    courts.length === 1
      ? `terrain ${courts[0]}`
      : `terrains ${courts.slice(0, -1).join(', ')} et ${courts.at(-1)}`;
  return `de ${hourText(firstHour)} à ${lastHour === 23 ? 'minuit' : hourText(lastHour + 1)}, ${named}`;
}

function hourText(hour: number): string {
  return formatHour(`${String(hour).padStart(2, '0')}:00`);
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Props = {
  readonly tournament: string;
  readonly day: DayPlan;
  /** The minute of the day at which its last match ends. */
  readonly end: number;
};

/** Offers the planned day's courts of the centre, and lists the days whose courts the tournament has. */
export function DayCourts({ tournament, day, end }: Props) {
  const [days, setDays] = useState<readonly TakenDay[] | 'unread' | null>(null);
  const [isSending, setIsSending] = useState(false);

  const read = useCallback(async () => {
    const answer = await readDayCourts(tournament);
    setDays(answer.ok && answer.value.kind === 'listed' ? answer.value.days : 'unread');
  }, [tournament]);
  useEffect(() => poll(() => read().then(() => undefined)), [read]);

  const wanted = hoursOf(day, end);
  const known = Array.isArray(days) ? (days as readonly TakenDay[]) : [];
  const present = known.find((each) => each.day === day.date);
  const isOffered = days !== null && days !== 'unread' && day.date >= centreDay(presentTime());

  async function send(
    request: () => ReturnType<typeof takeCourts> | ReturnType<typeof releaseCourts>,
    title: string,
  ) {
    if (isSending) return;
    setIsSending(true);
    const answer = await request();
    const refusal = answer.ok ? (answer.value.kind === 'refused' ? answer.value.reason : null) : 'unanswered';
    announce(
      refusal === null
        ? { title }
        : {
            title: strings.stays,
            description: refusalText(navigator.onLine ? refusal : 'offline'),
            variant: 'destructive',
          },
    );
    await read();
    setIsSending(false);
  }

  const take = () => send(() => takeCourts(tournament, { day: day.date, ...wanted }), strings.taken);
  const release = (date: string) => send(() => releaseCourts(tournament, date), strings.released);
  const takeButton = (text: string) => (
    <Button onClick={take} aria-disabled={isSending}>
      {isSending ? strings.taking : text}
    </Button>
  );

  return (
    <Pane as="section" aria-label={strings.title} data-print="hide">
      <SectionTitle as="h3" css={theme.type.title3}>
        {strings.title}
      </SectionTitle>
      <Stack gap={4}>
        {days === null && <p role="status">{strings.loading}</p>}
        {days === 'unread' && (
          <div role="alert">
            <p>{strings.unread}</p>
            <Button onClick={read}>{strings.retry}</Button>
          </div>
        )}
        {isOffered && !present && (
          <>
            <p>{strings.offer(wanted)}</p>
            {takeButton(strings.take)}
          </>
        )}
        {known.length > 0 && (
          <Stack as="ul">
            {known.map((taken) => (
              <Stack key={taken.day} as="li" gap={2} css={{ alignItems: 'start' }}>
                <p css={{ fontWeight: 600 }}>{strings.held(taken.day, taken)}</p>
                {taken.closed.length > 0 && (
                  <p css={{ color: theme.color.warning }}>{strings.closed(taken.closed)}</p>
                )}
                {taken.inTheWay.length > 0 && (
                  <p css={{ color: theme.color.warning }}>{strings.inTheWay(taken.inTheWay)}</p>
                )}
                {taken === present && isOffered && hoursText(taken) !== hoursText(wanted) && (
                  <>
                    <p>{strings.changed(wanted)}</p>
                    {takeButton(strings.retake)}
                  </>
                )}
                <Button variant="quiet" onClick={() => release(taken.day)} aria-disabled={isSending}>
                  {strings.release}
                  <VisuallyHidden>{strings.of(taken.day)}</VisuallyHidden>
                </Button>
              </Stack>
            ))}
          </Stack>
        )}
      </Stack>
    </Pane>
  );
}

/** The hours from the first match to the last one, on the day itself, and the courts of the plan. */
function hoursOf({ date, start, courts }: DayPlan, end: number): Hours {
  const last = Math.max(start, end - 1);
  return {
    firstHour: Number(clockOf(date, start).slice(0, 2)),
    lastHour: dayOf(date, last) === date ? Number(clockOf(date, last).slice(0, 2)) : 23,
    courts: Array.from({ length: courts }, (_, place) => place + 1),
  };
}
