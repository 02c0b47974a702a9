import { type ComponentProps, useEffect, useRef } from 'react';
import { paths, theme } from 'shared-kernel';
import { useNavigate } from 'shared-kernel/router';
import { Global } from 'shared-kernel/ui';
import { strings } from './strings';

/** This many hundredths of the screen's height. */
export function units(count: number): string {
  return `calc(${count} * var(--unit))`;
}

/** A smaller code is read by no phone that is held before it, however small the window is. */
const leastCode = '96px';

/** The column of the clock and the code. */
export const codeColumn = `max(var(--code), ${leastCode})`;

type Props = ComponentProps<'dialog'> & {
  readonly tournamentId: string;
  readonly isQuiet?: boolean;
  /** Whether the code has so many modules that it needs a wider column. */
  readonly hasLongCode?: boolean;
};

/**
 * Covers the whole window. A modal dialog is above the frame, its header, its footer and its notices, and keeps the
 * keyboard and screen readers out of them. Escape leads back to the tournament.
 */
export function FullWindow({ tournamentId, isQuiet, hasLongCode, children, ...rest }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (document.fullscreenElement !== null) void document.exitFullscreen();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      aria-label={strings.dialog}
      css={style}
      data-quiet={isQuiet || undefined}
      data-long-code={hasLongCode || undefined}
      onCancel={(event) => {
        event.preventDefault();
        navigate(paths.tournament(tournamentId));
      }}
      {...rest}
    >
      <Global styles={{ html: { overflow: 'hidden' } }} />
      {children}
    </dialog>
  );
}

/** A unit is a hundredth of the height of a television (16:9): all is as legible on each, and never scrolls. */
const style = {
  '--unit': 'min(1vh, 0.5625vw)',
  '--code': units(26),
  '&[data-long-code]': { '--code': units(34) },
  position: 'fixed',
  inset: 0,
  display: 'grid',
  width: '100%',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: units(3),
  border: 0,
  overflow: 'hidden',
  color: theme.color.text,
  background: `radial-gradient(90% 70% at 15% 0%, rgb(90 220 255 / 0.13), transparent), radial-gradient(80% 70% at 100% 100%, rgb(255 156 91 / 0.1), transparent), ${theme.color.ground}`,
  fontSize: units(2.8),
  lineHeight: 1.15,
  '&::backdrop': { background: theme.color.ground },
  '&[data-quiet]': { cursor: 'none' },
  '@media (max-aspect-ratio: 1/1)': {
    // Seven matches fit above the code.
    '--unit': 'min(0.8vh, 1.2vw)',
    '--code': units(22),
    '&[data-long-code]': { '--unit': 'min(0.68vh, 1.2vw)', '--code': units(42) },
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr) auto',
  },
} as const;

/** Keeps the television's screen on if the browser can, and requests that again each time the page becomes visible. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    const take = () => {
      if (document.visibilityState !== 'visible') return;
      // Refused, by a low battery for one: the screen's own settings decide.
      lock = navigator.wakeLock?.request('screen').catch(() => undefined);
    };
    take();
    document.addEventListener('visibilitychange', take);
    return () => {
      document.removeEventListener('visibilitychange', take);
      void lock?.then((held) => held?.release());
    };
  }, []);
}
