import type { ComponentType } from 'react';
import { theme } from 'shared-kernel';
import { Stack } from 'shared-kernel/ui';
import { WarmCard } from '../../../ui/WarmCard';
import { LoadingPane, TroubleState } from '../TroubleState';
import { part } from '../useFocusPart';
import type { tabOf } from './describeItem';
import { OutsideList, OutsideQuestion } from './Outside';
import { Refusal } from './Refusal';
import { SaveBar } from './SaveBar';
import type { SectionProps } from './sectionProps';
import { outsideStrings as words } from './strings';
import { useSettings } from './useSettings';

type Props = {
  readonly section: ComponentType<SectionProps>;
  /** Opens a tab, and moves the focus to a part of it. */
  readonly onOpenPart: (tab: ReturnType<typeof tabOf>, name: string) => void;
  readonly onFocus: (name: string) => void;
};

/** One section of the settings; all sections share a draft, which is saved as a whole. */
export function SettingsPanel({ section: Section, onOpenPart, onFocus: focus }: Props) {
  const state = useSettings();
  const { draft, trouble, askAgain, outside, courts, saving, faults } = state;
  if (!draft) return trouble ? <TroubleState trouble={trouble} onRetry={askAgain} /> : <LoadingPane />;
  const { form, disputed } = draft;
  return (
    <form
      {...part('settings')}
      noValidate
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(6) }}
      onSubmit={(event) => {
        event.preventDefault();
        void state.save();
      }}
    >
      <Refusal
        state={{
          ...state,
          choose: (item, whose) => {
            state.choose(item, whose);
            if (disputed.length === 1) focus('save');
          },
        }}
        onOpenField={onOpenPart}
      />
      {outside && outside.count > 0 && (
        <WarmCard>
          <Stack gap={2}>
            <p>{words.present(outside.count)}</p>
            <OutsideList outside={outside} courts={courts} />
          </Stack>
        </WarmCard>
      )}
      <Section form={form} courts={courts} faults={faults} onType={state.type} onFocus={focus} />
      <SaveBar
        state={{
          ...state,
          discard: () => {
            const toBar = () => focus('save');
            state.discard(toBar);
            // Its button is gone.
            toBar();
          },
        }}
      />
      <OutsideQuestion
        outside={saving.kind === 'outside' ? saving.outside : null}
        again={saving.kind === 'outside' && saving.again === true}
        courts={courts}
        onConfirm={() => void state.save(saving.kind === 'outside' ? saving.ids : [])}
        onCancel={state.settle}
      />
    </form>
  );
}
