import { useEffect, useState } from 'react';
import {
  centre,
  paths,
  reservationStore,
  sharedBackEnd,
  subscribe,
  theme,
  useCentreRules,
  useStored,
} from 'shared-kernel';
import { useNow } from 'shared-kernel/hydration';
import { centreDay } from 'shared-kernel/time';
import { Grid, Pane, TextLink } from 'shared-kernel/ui';
import { readKnownTournaments } from '../../data/knownTournaments';
import { lastSeason } from '../../data/lastSeason';
import { type KnownTournament, latestPlayed, liveMatch, nextDays, nextHour } from '../../domain/programme';
import { programme as words } from './strings';

/**
 * While no final is online: the next free hour, the next match days and the match in progress or the last results. Each
 * tile has as many lines before the clock and the stored tournaments are known as afterwards.
 */
export function Programme() {
  const known = useKnownTournaments();
  const now = useNow();
  const live = now === null ? undefined : liveMatch(known, now);
  return (
    <Grid as="ul" role="list" min={220} gap={4} aria-label={words.name} css={tiles}>
      <Pane as="li">
        <h2>{now && sharedBackEnd() ? words.hostedHour : words.hour}</h2>
        <NextHour now={now} />
      </Pane>
      <Pane as="li">
        <h2>{words.days}</h2>
        <Days known={known} now={now} />
      </Pane>
      <Pane as="li">
        <h2>{live ? words.live : words.results}</h2>
        {live ? <Live match={live} /> : <Results played={latestPlayed(known)} />}
      </Pane>
    </Grid>
  );
}

const { first, last } = centre.games;
/** Of every day, unless a manager has set others. */
const usualHours = Array.from(
  { length: Number.parseInt(last, 10) - Number.parseInt(first, 10) + 1 },
  (_, place) => `${Number.parseInt(first, 10) + place}:00`,
);

/** An hour is free unless this device holds all courts of it. */
function NextHour({ now }: { readonly now: Date | null }) {
  const rules = useCentreRules();
  const held = useStored(reservationStore);
  const isFree = (date: string, time: string) =>
    held.status !== 'ready' ||
    held.value.filter((each) => each.date === date && each.time === time).length < centre.courts;
  const next =
    now && nextHour(now, (day) => (rules?.slotsOf(day) ?? usualHours).filter((time) => isFree(day, time)));
  return (
    <>
      <div css={theme.type.score}>{next ? next.time : words.everyHour}</div>
      <p>{next ? words.in(next.inMinutes) : words.hours}</p>
      <TextLink to={paths.booking()}>{words.book}</TextLink>
    </>
  );
}

function Days({ known, now }: { readonly known: readonly KnownTournament[]; readonly now: Date | null }) {
  const [first, second] = now ? nextDays(known, centreDay(now)) : [];
  return (
    <>
      {[first, second].map((matchDay, index) =>
        matchDay ? (
          <p key={matchDay.day + matchDay.id}>
            <TextLink to={paths.tournament(matchDay.id)}>
              <bdi>{matchDay.name}</bdi>
            </TextLink>
            <span>{words.inDays(matchDay.day, matchDay.inDays)}</span>
          </p>
        ) : (
          <p key={index}>{index === 0 ? words.noDay : words.noOtherDay}</p>
        ),
      )}
      <TextLink to={paths.tournaments()}>{words.all}</TextLink>
    </>
  );
}

function Live({ match }: { readonly match: NonNullable<ReturnType<typeof liveMatch>> }) {
  const { id, name, home, away, homeScore, awayScore, set, homeGoals, awayGoals } = match;
  const lines = [
    [home, homeGoals, homeScore],
    [away, awayGoals, awayScore],
  ] as const;
  return (
    <>
      <ul css={theme.unlisted}>
        {lines.map(([team, goals, sets]) => (
          <li key={team}>
            <bdi>{team}</bdi>
            <b>{words.score(goals, sets)}</b>
          </li>
        ))}
      </ul>
      <p>
        <TextLink to={paths.tournament(id)}>
          <bdi>{name}</bdi>
        </TextLink>
        <small>{words.set(set)}</small>
      </p>
    </>
  );
}

function Results({ played }: { readonly played: KnownTournament | undefined }) {
  const { id, name } = played ?? lastSeason;
  const lines = played
    ? played.results
        .slice(-3)
        .map(
          ({ home, away, homeScore, awayScore }) =>
            [`${home} – ${away}`, `${homeScore} – ${awayScore}`] as const,
        )
    : lastSeason.podium.map((team, index) => [team, words.place(index + 1)] as const);
  return (
    <>
      <ul css={theme.unlisted}>
        {lines.map(([who, figure]) => (
          <li key={who + figure}>
            <bdi>{who}</bdi>
            <b>{figure}</b>
          </li>
        ))}
      </ul>
      <p>
        <TextLink to={paths.tournament(id)}>
          <bdi>{name}</bdi>
        </TextLink>
        {!played && <small>{words.sample}</small>}
      </p>
    </>
  );
}

/** None in the first render, which equals the prerendered page. */
function useKnownTournaments(): readonly KnownTournament[] {
  const [known, setKnown] = useState<readonly KnownTournament[]>([]);
  useEffect(() => {
    const look = () => setKnown(readKnownTournaments());
    look();
    const stops = [subscribe('tournaments:saved', look), subscribe('tournaments:deleted', look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return known;
}

const tiles = {
  marginBlockEnd: theme.space(8),
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: theme.space(2),
    minHeight: '13.5rem',
    '& > ul': { width: '100%' },
    '& > :last-child': { marginBlockStart: 'auto' },
  },
  '& h2': { ...theme.type.label, color: theme.color.warm },
  '& p': { color: theme.color.textMuted, '& > :is(span, small)': { display: 'block' } },
  '& li li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: theme.space(3),
    '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  '& b': { fontVariantNumeric: 'tabular-nums' },
} as const;
