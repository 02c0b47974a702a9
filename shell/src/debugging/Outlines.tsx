import { useEffect, useState } from 'react';
import { theme } from 'shared-kernel';
import type { Phase } from '../composition/records';
import { MAIN_ID } from '../frame/mainContent';
import { ownerColor } from './OwnerCard';
import { strings } from './strings';

type Part = keyof typeof strings.parts;

/** Where each part of the page is, from the frame's own landmarks. */
const PARTS: readonly (readonly [Part, string])[] = [
  ['header', '#root header'],
  ['page', `#${MAIN_ID}`],
  ['footer', '#root footer'],
  ['notices', '#root section[aria-label="Notifications"]'],
];

interface Outline {
  readonly part: Part;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

interface Props {
  /** The release of the shell. */
  readonly shell: string | undefined;
  /** The last hydrated content between header and footer. */
  readonly page: Phase | undefined;
}

/** Outlines each part of the page in its owner's colour. The layer covers the page, but clicks pass through it. */
export function Outlines({ shell, page }: Props) {
  const outlines = useOutlines();
  return (
    <div aria-hidden="true" css={layer} data-print="hide">
      {outlines.map(({ part, ...place }) => {
        const owner = part === 'page' ? page : undefined;
        const section = part === 'page' ? (owner?.section ?? '…') : 'shell';
        const release = section === 'shell' ? shell : owner?.release;
        return (
          <div key={part} css={[outline, { color: ownerColor(section) }]} style={place}>
            {/* The part's own beginning may be out of sight. */}
            <span css={label} style={{ top: Math.max(0, -place.top) }} data-part={part}>
              {`${strings.parts[part]} · ${strings.owners[section] ?? section} ${release ?? ''}`}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** Each frame looks anew: scrolling, the window's size, and new or growing elements move the parts. */
function useOutlines(): readonly Outline[] {
  const [outlines, setOutlines] = useState<readonly Outline[]>([]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      setOutlines([background(), ...PARTS.flatMap(([part, selector]) => outlineOf(part, selector))]);
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, []);
  return outlines;
}

/** The background is below everything, so its label appears where the page leaves room. */
function background(): Outline {
  const { clientWidth, clientHeight } = document.documentElement;
  return { part: 'background', top: 0, left: 0, width: clientWidth, height: clientHeight };
}

function outlineOf(part: Part, selector: string): Outline[] {
  const place = document.querySelector(selector)?.getBoundingClientRect();
  if (!place || place.height === 0) return [];
  const { left, width, bottom } = place;
  // The page continues below the header, which covers it.
  const top = part === 'page' ? Math.max(place.top, headerBottom()) : place.top;
  return top < bottom ? [{ part, top, left, width, height: bottom - top }] : [];
}

function headerBottom(): number {
  return document.querySelector('#root header')?.getBoundingClientRect().bottom ?? 0;
}

const layer = {
  position: 'fixed',
  inset: 0,
  zIndex: 41,
  overflow: 'clip',
  pointerEvents: 'none',
} as const;

const outline = {
  position: 'absolute',
  border: '2px dashed',
} as const;

/** Its place in the outline, which stays within the screen; the header's hangs below, where it hides no control. */
const label = {
  position: 'absolute',
  insetInlineStart: 0,
  '&[data-part=header]': { insetInline: 'auto 0', translate: '0 var(--header-height)' },
  '&[data-part=background]': { bottom: 0, insetBlockStart: 'auto !important' },
  maxWidth: '50%',
  padding: `${theme.space(1)} ${theme.space(2)}`,
  border: '1px solid',
  borderRadius: theme.radius,
  background: theme.color.ground,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.75rem',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
} as const;
