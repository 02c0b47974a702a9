import { visitDraft } from 'shared-kernel/drafts';
import { formOf, type SettingsForm } from '../../../domain/centreForm';
import type { ManagedSettings } from '../../../domain/centreSettings';
import { changedItems } from '../../../domain/settingsItems';

/** The typed settings, with those that the manager saw when they began: each as JSON. */
export const settingsDraft = visitDraft<'form' | 'base' | 'disputed' | 'sent'>('centre-settings');

export type Draft = {
  readonly form: SettingsForm;
  readonly base: ManagedSettings;
  /** The items that another manager has changed to other values: each needs a choice before a save. */
  readonly disputed: readonly string[];
  /** The latest form whose save had no answer: the centre may have these values. */
  readonly sent?: SettingsForm;
};

export function parseDraft(kept: ReturnType<typeof settingsDraft.read>): Draft | null {
  const { form, base, disputed, sent } = kept;
  try {
    return form && base && disputed
      ? {
          form: JSON.parse(form),
          base: JSON.parse(base),
          disputed: JSON.parse(disputed),
          ...(sent && { sent: JSON.parse(sent) }),
        }
      : null;
  } catch {
    return null;
  }
}

export function keepDraft({ form, base, disputed, sent }: Draft): void {
  settingsDraft.keep({
    form: JSON.stringify(form),
    base: JSON.stringify(base),
    disputed: JSON.stringify(disputed),
    sent: sent ? JSON.stringify(sent) : '',
  });
}

/** The items that the centre may have with other values. */
export function unsavedItems({ form, base, sent = form }: Draft): readonly string[] {
  return [...new Set([...changedItems(formOf(base), form), ...changedItems(sent, form)])];
}
