import { theme } from 'shared-kernel';
import { useVisitDraft } from 'shared-kernel/drafts';
import { FieldError } from 'shared-kernel/forms';
import { Button, Global } from 'shared-kernel/ui';
import { pageStrings } from '../strings';
import { part } from '../useFocusPart';
import { tabOf, tabOrder } from './describeItem';
import { parseDraft, settingsDraft, unsavedItems } from './settingsDraft';
import { conflictStrings, saveStrings as words } from './strings';
import type { SettingsState } from './useSettings';

/** What is not saved yet, and the buttons. */
export function SaveBar({ state }: { readonly state: SettingsState & { readonly discard: () => void } }) {
  const { changed, saving, faults, draft } = state;
  const disputes = draft?.disputed.length ?? 0;
  const isChanged = changed.length > 0;
  const isSending = saving.kind === 'sending';
  return (
    <section aria-label={words.region} css={bar}>
      <Global styles={barHeight} />
      <div role="status" css={status}>
        <p>{statusOf(state)}</p>
        {disputes > 0 && <FieldError>{conflictStrings.toChoose(disputes)}</FieldError>}
        {faults.length > 0 && <FieldError>{words.toCorrect(faults.length)}</FieldError>}
        {saving.kind === 'trouble' && <FieldError>{words.unanswered[saving.trouble]}</FieldError>}
      </div>
      <div css={buttons}>
        {isChanged && (
          <Button aria-label={words.discardAll} onClick={state.discard}>
            {words.discard}
          </Button>
        )}
        <Button type="submit" variant="primary" aria-disabled={isSending} {...part('save')}>
          {isSending ? words.saving : words.save}
        </Button>
      </div>
    </section>
  );
}

type UnsavedProps = { readonly onOpenPart: (tab: ReturnType<typeof tabOf>, name: string) => void };

/** On the tabs without settings: what is not saved yet, and the way back to it. */
export function UnsavedBar({ onOpenPart }: UnsavedProps) {
  const draft = parseDraft(useVisitDraft(settingsDraft));
  const changed = draft ? unsavedItems(draft) : [];
  const [tab] = tabsOf(changed);
  if (!tab) return null;
  return (
    <section aria-label={words.region} css={unsavedBar}>
      <Global styles={barHeight} />
      <p role="status" css={status}>
        {changedInWords(changed)}
      </p>
      <Button
        css={{ marginInlineStart: 'auto' }}
        onClick={() => onOpenPart(tab, 'settings')}
        {...part('save')}
      >
        {words.back}
      </Button>
    </section>
  );
}

const tabsOf = (changed: readonly string[]) =>
  tabOrder.filter((tab) => changed.some((item) => tabOf(item) === tab));

const changedInWords = (changed: readonly string[]) =>
  words.changed(
    tabsOf(changed)
      .map((tab) => pageStrings.tabNames[tab].toLowerCase())
      .join(', '),
  );

function statusOf({ changed, saving }: SettingsState): string {
  if (changed.length > 0) return changedInWords(changed);
  if (saving.kind === 'saved') return saving.merged ? words.savedBoth : words.saved;
  return saving.kind === 'unchanged' ? words.nothing : words.unchanged;
}

const narrow = '@media (max-width: 47.99rem)';
const low = '@media (max-height: 30rem)';

const status = { flex: '1 1 9rem', [narrow]: theme.type.small } as const;

/** The page scrolls a field in focus above the bar (`scroll-padding`). */
const barHeight = {
  ':root': { '--bottom-bar-height': '9.5rem', [theme.media.tablet]: { '--bottom-bar-height': '7rem' } },
} as const;

const bar = {
  position: 'sticky',
  zIndex: 3,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space(2)} ${theme.space(3)}`,
  padding: `${theme.space(3)} ${theme.space(4)}`,
  border: `1px solid ${theme.color.edgeStrong}`,
  borderRadius: theme.radius,
  background: theme.color.groundRaised,
  [narrow]: { padding: theme.space(2) },
  // Low screens and large letters leave no room for a bar.
  [low]: { position: 'static' },
} as const;

/** There it stands above its tab, whose end is far. */
const unsavedBar = { ...bar, [low]: { position: 'static', order: -1 } } as const;

const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(3),
  marginInlineStart: 'auto',
} as const;
