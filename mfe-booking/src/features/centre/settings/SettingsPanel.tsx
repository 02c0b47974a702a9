import type { ComponentType } from 'react';
import { theme } from 'shared-kernel';
import { Stack } from 'shared-kernel/ui';
import { WarmCard } from '../../../ui/WarmCard';
import { LoadingPane, TroubleState } from '../TroubleState';
import { useFocusPart } from '../useFocusPart';
import type { tabOf } from './describeItem';
import { OutsideList, OutsideQuestion } from './Outside';
import { Refusal } from './Refusal';
import { SaveBar } from './SaveBar';
import type { SectionProps } from './sectionProps';
import { outsideStrings as words } from './strings';
import { useSettings } from './useSettings';

type Props = {
  readonly section: ComponentType<SectionProps>;
  readonly onOpenTab: (tab: ReturnType<typeof tabOf>) => void;
};

/** One section of the settings; all sections share a draft, which is saved as a whole. */
export function SettingsPanel({ section: Section, onOpenTab }: Props) {
  const state = useSettings();
  const focus = useFocusPart();
  const { draft, trouble, askAgain, outside, saving, faults } = state;
  if (!draft) return trouble ? <TroubleState trouble={trouble} onRetry={askAgain} /> : <LoadingPane />;
  const { form, base, disputed } = draft;
  return (
    <form
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
        onOpenField={(tab, name) => {
          onOpenTab(tab);
          focus(name);
        }}
      />
      {outside && outside.count > 0 && (
        <WarmCard>
          <Stack gap={2}>
            <p>{words.present(outside.count)}</p>
            <OutsideList outside={outside} courts={base.courts} />
          </Stack>
        </WarmCard>
      )}
      <Section form={form} faults={faults} onType={state.type} onFocus={focus} />
      <SaveBar state={state} />
      <OutsideQuestion
        outside={saving.kind === 'outside' ? saving.outside : null}
        courts={base.courts}
        onConfirm={(count) => void state.save(count)}
        onCancel={state.settle}
      />
    </form>
  );
}
