import { useEffect, useId, useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { Button } from 'shared-kernel/ui';
import { fetchRegistry } from '../composition/fetchRegistry';
import type { Registry } from '../composition/site';
import { Outlines } from './Outlines';
import { OverrideForm } from './OverrideForm';
import { OwnerCard } from './OwnerCard';
import { failuresNow, pageOwner, readTimeline, timelineNow } from './readTimeline';
import { strings } from './strings';

/** The owner of each part of the page, and its cost during this visit. */
export function DebugPanel({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const timeline = useTimeline();
  const registry = useRegistry();
  const [isFolded, setFolded] = useState(false);
  const [hasOutlines, setOutlines] = useState(true);
  const owners = readTimeline(timeline);
  const shell = owners.find(({ section }) => section === 'shell');
  const longestMs = Math.max(1, ...owners.flatMap(({ phases }) => phases.map((phase) => phase.durationMs)));

  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      const { activeElement } = document;
      // Elsewhere the key has another meaning: it closes a menu or a dialog.
      const isOurs = activeElement === document.body || ref.current?.contains(activeElement);
      if (key === 'Escape' && !defaultPrevented && isOurs) onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);

  return (
    <>
      {hasOutlines && <Outlines shell={shell?.release} page={pageOwner(timeline)} />}
      <section ref={ref} aria-labelledby={id} css={panel} data-at="bottom" data-print="hide">
        <div css={bar}>
          <h2 id={id} css={{ ...theme.type.label, marginInlineEnd: 'auto' }}>
            {strings.title}
          </h2>
          <Button
            size="small"
            css={pressed}
            aria-pressed={hasOutlines}
            onClick={() => setOutlines(!hasOutlines)}
          >
            {strings.outlines}
          </Button>
          <Button
            size="small"
            aria-expanded={!isFolded}
            aria-controls={`${id}-content`}
            aria-label={isFolded ? strings.unfold : strings.fold}
            onClick={() => setFolded(!isFolded)}
          >
            <span aria-hidden="true">{isFolded ? '▴' : '▾'}</span>
          </Button>
          <Button size="small" variant="quiet" aria-label={strings.close} onClick={onClose}>
            <span aria-hidden="true">✕</span>
          </Button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
        <div id={`${id}-content`} hidden={isFolded} tabIndex={0} css={content}>
          <p css={{ ...theme.type.small, color: theme.color.textMuted }}>{strings.intro}</p>
          {failuresNow().map((sentence) => (
            <p key={sentence} lang="en" css={failure}>
              {sentence}
            </p>
          ))}
          <ul css={{ ...theme.unlisted, display: 'grid', gap: theme.space(3) }}>
            {owners.map((owner) => (
              <OwnerCard
                key={`${owner.section} ${owner.release}`}
                owner={owner}
                registry={registry}
                longestMs={longestMs}
              />
            ))}
          </ul>
          {self.pageOverrides && registry && (
            <OverrideForm overrides={self.pageOverrides} sections={registry.sections} />
          )}
        </div>
      </section>
    </>
  );
}

/** The timeline as it grows. */
function useTimeline() {
  const [timeline, setTimeline] = useState(timelineNow);
  useEffect(() => {
    const observer = new PerformanceObserver(() => setTimeline(timelineNow()));
    observer.observe({ entryTypes: ['measure', 'resource'] });
    return () => observer.disconnect();
  }, []);
  return timeline;
}

/** The present registry: `undefined` while it loads, `null` after a failure. */
function useRegistry(): Registry | null | undefined {
  const [registry, setRegistry] = useState<Registry | null>();
  useEffect(() => {
    fetchRegistry().then(setRegistry, () => setRegistry(null));
  }, []);
  return registry;
}

/** A page's own bar stays within reach, as does the banner of an override. */
const below = `calc(${theme.bottomBarHeight} + var(--override-height, 0px))`;

const panel = {
  position: 'fixed',
  zIndex: 42,
  insetInline: 0,
  bottom: below,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: `clamp(9rem, 55dvh - ${below}, 44rem)`,
  border: `1px solid ${theme.color.edge}`,
  borderTopColor: theme.color.action,
  borderRadius: theme.radius,
  background: theme.color.groundRaised,
  // The panel describes the page without being part of it: it neither widens the page nor is printed.
  [theme.media.tablet]: {
    insetInline: `auto ${theme.space(4)}`,
    bottom: `calc(${below} + ${theme.space(4)})`,
    width: '27rem',
    maxHeight: `clamp(9rem, 80dvh - ${below}, 44rem)`,
  },
} as const;

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space(2),
  padding: `${theme.space(2)} ${theme.space(3)}`,
  borderBottom: `1px solid ${theme.color.edge}`,
} as const;

const failure = {
  ...theme.type.small,
  color: theme.color.danger,
  overflowWrap: 'anywhere',
} as const;

const pressed = {
  '&[aria-pressed=true]': { borderColor: theme.color.action, color: theme.color.action },
} as const;

const content = {
  '&:not([hidden])': { display: 'grid' },
  gap: theme.space(4),
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.space(4),
  '&:focus-visible': { outlineOffset: '-3px' },
} as const;
