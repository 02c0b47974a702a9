import { visitDraft } from 'shared-kernel/drafts';
import type { SettingsForm } from '../../../domain/centreForm';
import type { ManagedSettings } from '../../../domain/centreSettings';

/** The typed settings, with those that the manager saw when they began: each as JSON. */
export const settingsDraft = visitDraft<'form' | 'base'>('centre-settings');

export type Draft = { readonly form: SettingsForm; readonly base: ManagedSettings };

export function parseDraft({ form, base }: { readonly form?: string; readonly base?: string }): Draft | null {
  try {
    return form && base ? { form: JSON.parse(form), base: JSON.parse(base) } : null;
  } catch {
    return null;
  }
}

export function keepDraft({ form, base }: Draft): void {
  settingsDraft.keep({ form: JSON.stringify(form), base: JSON.stringify(base) });
}
