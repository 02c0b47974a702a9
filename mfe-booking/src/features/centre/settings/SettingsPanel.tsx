import type { ComponentType } from 'react';
import { theme } from 'shared-kernel';
import { Stack } from 'shared-kernel/ui';
import { WarmCard } from '../../../ui/WarmCard';
import { LoadingPane, TroubleState } from '../TroubleState';
import { Conflict } from './Conflict';
import { OutsideList, OutsideQuestion } from './Outside';
import { SaveBar } from './SaveBar';
import type { SectionProps } from './sectionProps';
import { outsideStrings as words } from './strings';
import { useSettings } from './useSettings';

/** One section of the settings; all sections share a draft, which is saved as a whole. */
export function SettingsPanel({ section: Section }: { readonly section: ComponentType<SectionProps> }) {
  const state = useSettings();
  const { form, trouble, askAgain, outside, saving } = state;
  if (!form) return trouble ? <TroubleState trouble={trouble} onRetry={askAgain} /> : <LoadingPane />;
  return (
    <form
      noValidate
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(6) }}
      onSubmit={(event) => {
        event.preventDefault();
        void state.save();
      }}
    >
      {outside && outside.count > 0 && (
        <WarmCard>
          <Stack gap={2}>
            <p>{words.present(outside.count)}</p>
            <OutsideList outside={outside} />
          </Stack>
        </WarmCard>
      )}
      <Section form={form} faults={state.faults} onType={state.type} />
      <Conflict state={state} />
      <SaveBar state={state} />
      <OutsideQuestion
        outside={saving.kind === 'outside' ? saving.outside : null}
        onConfirm={(count) => void state.save(count)}
        onCancel={state.settle}
      />
    </form>
  );
}
