import { Global } from '@emotion/react';
import { theme } from 'shared-kernel';
import { FieldError } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import { pageStrings } from '../strings';
import { faultSentence, partNames, saveStrings as words } from './strings';
import type { SettingsState } from './useSettings';

/** The section with the field of a fault: it may not be the open one. */
const sectionOf: Readonly<Record<string, keyof typeof pageStrings.tabNames>> = {
  hours: 'horaires',
  door: 'horaires',
  exceptions: 'exceptions',
  courts: 'terrains',
  price: 'tarifs',
  bands: 'tarifs',
};

/** What is not saved yet, why not, and the buttons. */
export function SaveBar({ state }: { readonly state: SettingsState }) {
  const { changed, saving, isUnreadable, faults } = state;
  const isChanged = changed.length > 0 || isUnreadable;
  const isSending = saving.kind === 'sending';
  const parts = changed.map((part) => partNames[part]).join(', ');
  return (
    <section aria-label={words.region} css={bar}>
      <Global styles={barHeight} />
      <div role="status">
        <p>{isUnreadable ? words.incomplete : isChanged ? words.changed(parts) : words.unchanged}</p>
        {saving.kind === 'trouble' && <FieldError>{words.unanswered[saving.trouble]}</FieldError>}
        {saving.kind === 'invalid' && (
          <>
            <FieldError>{words.faulty}</FieldError>
            <ul>
              {Object.entries(faults).map(([key, reason]) => {
                const [field = '', place = '0'] = key.split(' ');
                const section = pageStrings.tabNames[sectionOf[field] ?? 'regles'];
                return <li key={key}>{words.fault(section, place, faultSentence(field, reason))}</li>;
              })}
            </ul>
          </>
        )}
      </div>
      <div css={buttons}>
        {isChanged && (
          <Button variant="quiet" onClick={state.discard}>
            {words.discard}
          </Button>
        )}
        <Button type="submit" variant="primary" aria-disabled={isSending}>
          {isSending ? words.saving : words.save}
        </Button>
      </div>
    </section>
  );
}

/** The page scrolls a field in focus above the bar (`scroll-padding`). */
const barHeight = { ':root': { '--bottom-bar-height': '7rem' } } as const;

const bar = {
  position: 'sticky',
  zIndex: 3,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(3),
  padding: `${theme.space(3)} ${theme.space(4)}`,
  border: `1px solid ${theme.color.edgeStrong}`,
  borderRadius: theme.radius,
  background: theme.color.groundRaised,
  // Low screens and large letters leave no room for a bar.
  '@media (max-height: 30rem)': { position: 'static' },
} as const;

const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(3),
  marginInlineStart: 'auto',
} as const;
