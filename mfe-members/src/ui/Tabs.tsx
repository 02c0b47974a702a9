import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { theme } from 'shared-kernel';

type Tab<Id extends string> = { readonly id: Id; readonly label: string };

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Tabs over one panel. Arrows move along the tabs, Enter or Space opens one: each opened tab is an entry of the
 * browser's history, so passing over a tab must not open it.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  children: ReactNode;
}) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  function moveFocus(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    buttons[step(buttons.indexOf(event.target as HTMLElement), buttons.length)]?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={moveFocus} css={listStyle(tabs.length)}>
        {tabs.map((tab) => {
          const isSelected = tab.id === selected;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-${tab.id}`}
              aria-selected={isSelected}
              aria-controls={isSelected ? `${base}-panel` : undefined}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
              css={tabStyle}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing focusable, and is then reached itself. */}
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`} tabIndex={0}>
        {children}
      </div>
    </>
  );
}

/** As many tabs a line as the width holds, so that none hides behind the edge. */
const listStyle = (count: number) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(40%, 7rem)), 1fr))',
    marginBlockEnd: theme.space(8),
    borderBlockEnd: `1px solid ${theme.color.edge}`,
    [theme.media.tablet]: {
      gridTemplateColumns: `repeat(${Math.min(count, 3)}, auto)`,
      justifyContent: 'start',
    },
    [theme.media.desktop]: { gridTemplateColumns: `repeat(${count}, auto)` },
  }) as const;

const tabStyle = {
  ...theme.type.label,
  minHeight: theme.space(12),
  padding: `${theme.space(2)} ${theme.space(4)}`,
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  color: theme.color.textMuted,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `color ${theme.motion.quick}, border-color ${theme.motion.quick}`,
  '&:hover': { color: theme.color.text },
  '&:focus-visible': { outlineOffset: '-4px' },
  '&[aria-selected=true]': { color: theme.color.action, borderBlockEndColor: theme.color.action },
} as const;
