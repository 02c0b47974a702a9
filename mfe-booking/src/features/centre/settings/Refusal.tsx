import { useEffect, useRef } from 'react';
import { theme } from 'shared-kernel';
import { Button, SectionTitle, Stack } from 'shared-kernel/ui';
import { formOf } from '../../../domain/centreForm';
import { limitNames, type SettingsFault } from '../../../domain/centreSettings';
import { itemsOf } from '../../../domain/settingsItems';
import { WarmCard } from '../../../ui/WarmCard';
import { pageStrings } from '../strings';
import { describeItem, nameOfField, nameOfItem, tabOf } from './describeItem';
import { reasonsOf } from './sectionProps';
import type { Draft } from './settingsDraft';
import { faultSentence, saveStrings, conflictStrings as words } from './strings';
import type { SettingsState } from './useSettings';

type Props = {
  readonly state: SettingsState;
  /** Opens the tab of a field and moves the focus to it. */
  readonly onOpenField: (tab: ReturnType<typeof tabOf>, name: string) => void;
};

/** Why nothing was saved, and what to do: it takes the focus at each save that is refused. */
export function Refusal({ state, onOpenField }: Props) {
  const { draft, faults, refusals } = state;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  if (!draft || (draft.disputed.length === 0 && faults.length === 0)) return null;
  const title = draft.disputed.length > 0 ? words.title : saveStrings.faulty;
  return (
    <WarmCard>
      <section ref={box} tabIndex={-1} aria-label={title} css={{ scrollMarginBlock: theme.space(8) }}>
        <SectionTitle as="h2" css={theme.type.title3}>
          {title}
        </SectionTitle>
        {draft.disputed.length > 0 ? (
          <Disputes draft={draft} onChoose={state.choose} />
        ) : (
          <ul css={{ ...theme.unlisted, display: 'grid', gap: theme.space(1) }}>
            {faults.toSorted(inOrder).map((fault) => {
              const { field, place, reason } = fault;
              const tab = tabOf(field);
              return (
                <li key={`${field} ${place} ${reason}`}>
                  <Button variant="quiet" css={link} onClick={() => onOpenField(tab, `${field} ${place}`)}>
                    {`${pageStrings.tabNames[tab]}, ${nameOfField(fault, draft.form)}\u00a0: ${faultSentence(fault)}`}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </section>
    </WarmCard>
  );
}

type DisputesProps = { readonly draft: Draft; readonly onChoose: SettingsState['choose'] };

/** What both managers have changed; the other's values are those of the base. */
function Disputes({ draft: { form, base, disputed }, onChoose }: DisputesProps) {
  const [mine, theirs] = [itemsOf(form), itemsOf(formOf(base))];
  return (
    <Stack gap={4}>
      <p>{words.text}</p>
      {disputed.map((item) => {
        const name = nameOfItem(item, [mine[item], theirs[item]]);
        return (
          <fieldset key={item} css={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
            <legend css={{ padding: 0, fontWeight: 600 }}>
              {name.charAt(0).toUpperCase() + name.slice(1)}
            </legend>
            <p css={{ marginBlockEnd: theme.space(2) }}>
              {words.both(describeItem(item, mine[item]), describeItem(item, theirs[item]))}
            </p>
            <Stack direction="row" gap={3}>
              <Button aria-label={words.of(words.take, name)} onClick={() => onChoose(item, 'theirs')}>
                {words.take}
              </Button>
              <Button aria-label={words.of(words.keep, name)} onClick={() => onChoose(item, 'mine')}>
                {words.keep}
              </Button>
            </Stack>
          </fieldset>
        );
      })}
    </Stack>
  );
}

const fieldOrder = [
  'hours',
  'door',
  'exceptions',
  'courts',
  'months',
  'notice',
  ...limitNames,
  'price',
  'bands',
];
const reasonOrder: readonly string[] = Object.values(reasonsOf).flat();

/** As the tabs show the fields, and a field its parts. */
const inOrder = (one: SettingsFault, other: SettingsFault) =>
  fieldOrder.indexOf(one.field) - fieldOrder.indexOf(other.field) ||
  one.place - other.place ||
  reasonOrder.indexOf(one.reason) - reasonOrder.indexOf(other.reason);

/** A sentence, and in line with the others. */
const link = {
  ...theme.type.body,
  fontFamily: 'inherit',
  fontWeight: 400,
  letterSpacing: 'normal',
  lineHeight: 1.4,
  justifyContent: 'start',
  paddingInline: 0,
  textAlign: 'start',
  textTransform: 'none',
} as const;
