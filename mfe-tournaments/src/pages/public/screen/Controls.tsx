import { useEffect, useEffectEvent, useState } from 'react';
import { paths, theme } from 'shared-kernel';
import { useIsHydrated } from 'shared-kernel/hydration';
import { Button, ButtonLink, Icon, Stack, VisuallyHidden } from 'shared-kernel/ui';
import { decidedSet, type MatchNews } from '../../../matchday/matchNews';
import { decisionMs } from '../../../widgets/news/useMatchNews';
import { codeColumn, units } from './FullWindow';
import { strings } from './strings';

/** A match in front of all panels. */
export type Front = {
  readonly fixture: string;
  /** It has won a set or the match, and stays longer. */
  readonly isDecision: boolean;
  /** The set that the goal has decided: its score is shown, although the next set has begun. */
  readonly decidedSet: number | undefined;
};

/**
 * A goal replaces a goal. A decision stays for its time, and a mere goal does not show. Only the newest decision waits behind it:
 * results that an organiser writes from paper would hide the panels for minutes.
 */
export function withNews(fronts: readonly Front[], news: MatchNews): readonly Front[] {
  const decisions = fronts.filter(({ isDecision }) => isDecision);
  const { fixture, kind } = news;
  if (kind === 'correction') return fronts;
  if (kind === 'goal')
    return decisions.length > 0
      ? fronts
      : [{ fixture: fixture.id, isDecision: false, decidedSet: undefined }];
  return [...decisions.slice(0, 1), { fixture: fixture.id, isDecision: true, decidedSet: decidedSet(news) }];
}

const panelMs = 12_000;
/** How long a court stays in front after a goal that decides nothing. */
const goalMs = 8_000;

/** The shown panel: it advances unless a person has stopped it. A match with news comes to the front, then its panel. */
export function useTurning(keys: readonly string[]) {
  const [key, setKey] = useState<string>();
  const [isPaused, setIsPaused] = useState(false);
  const [fronts, setFronts] = useState<readonly Front[]>([]);
  const [front = null] = fronts;
  const place = Math.max(0, keys.indexOf(key ?? ''));
  const next = keys[(place + 1) % keys.length];

  useEffect(() => {
    if (isPaused || front !== null) return;
    const timer = setTimeout(setKey, panelMs, next);
    return () => clearTimeout(timer);
  }, [isPaused, front, next]);

  const leaveFront = useEffectEvent(() => {
    setFronts(fronts.slice(1));
    setKey(keys.find((each) => each.startsWith('courts')) ?? key);
  });
  useEffect(() => {
    if (front === null) return;
    const timer = setTimeout(() => leaveFront(), front.isDecision ? decisionMs : goalMs);
    return () => clearTimeout(timer);
  }, [front]);

  return {
    place,
    /** The match in front of all panels. */
    front,
    isPaused,
    bringToFront: (news: readonly MatchNews[]) => setFronts((before) => news.reduce(withNews, before)),
    togglePause: () => setIsPaused((before) => !before),
    turn(by: 1 | -1) {
      setFronts([]);
      setKey(keys[(place + by + keys.length) % keys.length]);
    },
  };
}

const patienceMs = 4000;
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Whether a person has moved, touched or typed within four seconds. */
export function useIsAttended(): boolean {
  const [isAttended, setIsAttended] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stay = () => {
      clearTimeout(timer);
      setIsAttended(true);
      timer = setTimeout(setIsAttended, patienceMs, false);
    };
    stay();
    const listeners = new AbortController();
    for (const sign of signs) window.addEventListener(sign, stay, { signal: listeners.signal });
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, []);
  return isAttended;
}

type Props = {
  readonly tournamentId: string;
  readonly isShown: boolean;
  readonly turning: ReturnType<typeof useTurning>;
};

/** The controls of the screen; hidden without input, and shown with the keyboard's focus. */
export function Controls({ tournamentId, isShown, turning }: Props) {
  const canFill = useIsHydrated() && document.fullscreenEnabled;
  return (
    <Stack
      as="section"
      direction="row"
      gap={2}
      aria-label={strings.controls}
      css={bar}
      data-shown={isShown || undefined}
    >
      {turning.isPaused && <p role="status">{strings.paused}</p>}
      <Button size="small" onClick={() => turning.turn(-1)}>
        <Icon name="back" />
        <VisuallyHidden>{strings.previous}</VisuallyHidden>
      </Button>
      <Button size="small" onClick={turning.togglePause}>
        {turning.isPaused ? strings.resume : strings.pause}
      </Button>
      <Button size="small" onClick={() => turning.turn(1)}>
        <Icon name="arrow" />
        <VisuallyHidden>{strings.next}</VisuallyHidden>
      </Button>
      {canFill && (
        <Button size="small" onClick={toggleFullscreen}>
          {strings.fullscreen}
        </Button>
      )}
      <ButtonLink size="small" to={paths.tournament(tournamentId)}>
        {strings.quit}
      </ButtonLink>
    </Stack>
  );
}

/** The browser may refuse it, which is no error. */
function toggleFullscreen() {
  const isFull = document.fullscreenElement !== null;
  void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
    () => undefined,
  );
}

/** The column of the code, with its margins. */
const beside = `calc(${units(8)} + ${codeColumn})`;

const word = 'min(1rem, 5vw)';

const bar = {
  position: 'absolute',
  insetBlockEnd: theme.space(3),
  // Over the panel alone: the code beside it stays to be read.
  insetInline: `${theme.space(3)} ${beside}`,
  width: 'fit-content',
  maxWidth: `calc(100% - ${theme.space(3)} - ${beside})`,
  marginInline: 'auto',
  justifyContent: 'center',
  padding: theme.space(2),
  border: `1px solid ${theme.color.edgeStrong}`,
  borderRadius: theme.radius,
  background: theme.color.groundRaised,
  fontSize: word,
  transition: `opacity ${theme.motion.quick}`,
  // In enlarged letters it leaves a phone its panel.
  '& button, & a': { minHeight: 'min(2.875rem, 13vw)', paddingInline: 'min(0.75rem, 4vw)', fontSize: word },
  // In portrait format the code is at the bottom, and the bar below it.
  '@media (max-aspect-ratio: 1/1)': {
    position: 'static',
    maxWidth: '100%',
    marginBlockStart: theme.space(3),
  },
  '&:not([data-shown], :focus-within)': { opacity: 0 },
  '& > p': { paddingInline: theme.space(2), fontWeight: 600, color: theme.color.warm },
} as const;
