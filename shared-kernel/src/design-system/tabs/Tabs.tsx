import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { tabListStyle, tabStyle } from './tabStyles';

type Tab<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  /** Shown under the label; screen readers get it elsewhere on the page. */
  readonly detail?: string;
};

type Props<Id extends string> = {
  /** The tab list's name for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  readonly children: ReactNode;
};

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Tabs over one panel. Arrows move along the tabs, Enter or Space opens one: an opened tab may be an entry of the
 * browser's history, so passing over a tab must not open it.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: Props<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  function moveFocus(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    event.preventDefault();
    buttons[step(buttons.indexOf(event.target as HTMLElement), buttons.length)]?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        data-print="hide"
        onKeyDown={moveFocus}
        css={tabListStyle}
      >
        {tabs.map((tab) => {
          const isSelected = tab.id === selected;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-${tab.id}`}
              aria-label={tab.detail && tab.label}
              data-detail={tab.detail}
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
