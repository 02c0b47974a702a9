import { visitDraft } from 'shared-kernel/drafts';
import type { SettingsForm } from '../../../domain/centreForm';
import type { ManagedSettings } from '../../../domain/centreSettings';

/** The typed settings, with those that the manager saw when they began: each as JSON. */
export const settingsDraft = visitDraft<'form' | 'base' | 'disputed'>('centre-settings');

export type Draft = {
  readonly form: SettingsForm;
  readonly base: ManagedSettings;
  /** The items that another manager has changed to other values: each needs a choice before a save. */
  readonly disputed: readonly string[];
};

export function parseDraft(kept: ReturnType<typeof settingsDraft.read>): Draft | null {
  const { form, base, disputed } = kept;
  try {
    return form && base && disputed
      ? { form: JSON.parse(form), base: JSON.parse(base), disputed: JSON.parse(disputed) }
      : null;
  } catch {
    return null;
  }
}

export function keepDraft({ form, base, disputed }: Draft): void {
  settingsDraft.keep({
    form: JSON.stringify(form),
    base: JSON.stringify(base),
    disputed: JSON.stringify(disputed),
  });
}
