import { useMemo, useState } from 'react';
import { notify } from 'shared-kernel';
import { centreNow } from 'shared-kernel/courts';
import { mergeThreeWay, useVisitDraft } from 'shared-kernel/drafts';
import { centreDay } from 'shared-kernel/time';
import type { Trouble } from '../../../data/ask';
import { type Outside, readCentre, saveCentre } from '../../../data/centre';
import { type FormFaults, faultKey, formOf, readForm, type SettingsForm } from '../../../domain/centreForm';
import { changedParts, type ManagedSettings, type SettingPart } from '../../../domain/centreSettings';
import { useAnswer } from '../useAnswer';
import { keepDraft, parseDraft, settingsDraft } from './settingsDraft';
import { saveStrings } from './strings';

type Saving =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'invalid'; readonly faults: FormFaults }
  /** The manager decides whether these games stay outside. */
  | { readonly kind: 'outside'; readonly outside: Outside }
  /** Another manager has saved: their settings, and the parts that both have changed. */
  | { readonly kind: 'conflict'; readonly theirs: ManagedSettings; readonly parts: readonly SettingPart[] }
  | { readonly kind: 'trouble'; readonly trouble: Trouble };

const idle: Saving = { kind: 'idle' };

/** The settings of the centre under the manager's draft, and how they are saved. */
export function useSettings() {
  const { value: read, trouble, askAgain, change } = useAnswer(readCentre);
  const draft = useVisitDraft(settingsDraft);
  const [saving, setSaving] = useState<Saving>(idle);
  const known = read?.kind === 'centre' ? read : null;
  const kept = useMemo(() => parseDraft(draft), [draft]);
  const base = kept?.base ?? known?.settings ?? null;
  const form = useMemo(() => kept?.form ?? (base && formOf(base)), [kept, base]);
  const present = base && form ? readForm(form, today()) : null;
  const changed = base && present?.ok ? changedParts(base, present.settings) : [];

  function type(part: Partial<SettingsForm>) {
    if (!form || !base) return;
    if (saving.kind === 'invalid' || saving.kind === 'trouble') setSaving(idle);
    keepDraft({ form: { ...form, ...part }, base });
  }

  function discard() {
    settingsDraft.forget();
    setSaving(idle);
    void askAgain();
  }

  function finish(settings: ManagedSettings) {
    settingsDraft.forget();
    setSaving(idle);
    if (known) change({ ...known, settings });
    void askAgain();
    notify(saveStrings.saved);
  }

  async function save(accepted = 0) {
    if (!form || !base || saving.kind === 'sending') return;
    const wanted = readForm(form, today());
    if (!wanted.ok) return setSaving({ kind: 'invalid', faults: wanted.faults });
    setSaving({ kind: 'sending' });
    const answer = await saveCentre({ ...wanted.settings, revision: base.revision }, accepted);
    if (!answer.ok) return setSaving({ kind: 'trouble', trouble: answer.trouble });
    const { value } = answer;
    if (value.kind === 'saved') return finish(value.settings);
    if (value.kind === 'outside') return setSaving({ kind: 'outside', outside: value });
    if (value.kind === 'invalid') {
      const faults = Object.fromEntries(
        value.faults.map(({ field, place, reason }) => [faultKey(field, place), reason]),
      );
      return setSaving({ kind: 'invalid', faults });
    }
    if (value.kind === 'refused') return setSaving({ kind: 'trouble', trouble: 'failed' });
    const theirs = value.settings;
    // The answer to an earlier attempt was lost: it had saved.
    if (changedParts(theirs, wanted.settings).length === 0) return finish(theirs);
    const mine = Object.fromEntries(
      changedParts(base, wanted.settings).map((part) => [part, wanted.settings[part]]),
    ) as Partial<ManagedSettings>;
    const both = changedParts(base, theirs);
    const { merged } = mergeThreeWay<ManagedSettings>(base, mine, theirs);
    keepDraft({ form: formOf(merged), base: theirs });
    setSaving({
      kind: 'conflict',
      theirs,
      parts: changedParts(theirs, merged).filter((part) => both.includes(part)),
    });
  }

  /** Takes the other manager's value of a part. */
  function takeTheirs(part: SettingPart) {
    if (saving.kind !== 'conflict' || !present?.ok) return;
    const { theirs, parts } = saving;
    keepDraft({ form: formOf({ ...theirs, ...present.settings, [part]: theirs[part] }), base: theirs });
    setSaving({ kind: 'conflict', theirs, parts: parts.filter((other) => other !== part) });
  }

  return {
    form,
    trouble,
    askAgain,
    outside: known?.outside ?? null,
    isUnreadable: present !== null && !present.ok,
    changed,
    saving,
    faults: saving.kind === 'invalid' ? saving.faults : {},
    type,
    save,
    discard,
    takeTheirs,
    settle: () => setSaving(idle),
  };
}

export type SettingsState = ReturnType<typeof useSettings>;

function today(): string {
  return centreDay(centreNow());
}
