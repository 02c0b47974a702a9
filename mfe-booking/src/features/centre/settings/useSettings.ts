import { useMemo, useState } from 'react';
import { dismissNotice, notify } from 'shared-kernel';
import { centreNow } from 'shared-kernel/courts';
import { useVisitDraft } from 'shared-kernel/drafts';
import { centreDay } from 'shared-kernel/time';
import type { Trouble } from '../../../data/ask';
import { type Outside, readCentre, saveCentre } from '../../../data/centre';
import { allFaults, formOf, readForm, remainingFaults, type SettingsForm } from '../../../domain/centreForm';
import type { ManagedSettings, SettingsFault } from '../../../domain/centreSettings';
import { arrivedForm, changedItems, mergeForms, takeItem } from '../../../domain/settingsItems';
import { useAnswer } from '../useAnswer';
import { type Draft, keepDraft, parseDraft, settingsDraft, unsavedItems } from './settingsDraft';
import { saveStrings as words } from './strings';

type Saving =
  | { readonly kind: 'idle' | 'sending' | 'unchanged' | 'disputed' }
  /** `merged`: with what another manager had saved meanwhile. */
  | { readonly kind: 'saved'; readonly merged: boolean }
  | { readonly kind: 'invalid'; readonly faults: readonly SettingsFault[] }
  /** The manager decides whether these games stay outside; `again` where they had accepted others. */
  | {
      readonly kind: 'outside';
      readonly outside: Outside;
      readonly ids: readonly string[];
      readonly again?: boolean;
    }
  | { readonly kind: 'trouble'; readonly trouble: Trouble };

const idle: Saving = { kind: 'idle' };

/** The notice that offers discarded changes back, until others are typed. */
let offer = '';
/** As long as the desk offers to undo. */
const offerMs = 10_000;

/** The settings of the centre under the manager's draft, and how they are saved. */
export function useSettings() {
  const { value: read, trouble, askAgain, change } = useAnswer(readCentre);
  const typed = useVisitDraft(settingsDraft);
  const [saving, setSaving] = useState<Saving>(idle);
  /** Counts refused saves: each moves the focus to its reason. */
  const [refusals, setRefusals] = useState(0);
  const known = read?.kind === 'centre' ? read : null;
  const draft = useMemo((): Draft | null => {
    const settings = known?.settings;
    return parseDraft(typed) ?? (settings ? { form: formOf(settings), base: settings, disputed: [] } : null);
  }, [typed, known]);
  const changed = useMemo(() => (draft ? unsavedItems(draft) : []), [draft]);
  const faults = saving.kind === 'invalid' ? saving.faults : [];

  function type(part: Partial<SettingsForm>) {
    if (!draft) return;
    const form = { ...draft.form, ...part };
    const remaining = remainingFaults(faults, draft.form, form);
    if (saving.kind !== 'sending') {
      setSaving(remaining.length > 0 ? { kind: 'invalid', faults: remaining } : idle);
    }
    dismissNotice(offer);
    keepDraft({ ...draft, form });
  }

  /** `onRestored` is told when the manager takes them back. */
  function discard(onRestored: () => void) {
    if (!draft) return;
    settingsDraft.forget();
    setSaving(idle);
    // The centre may have what was sent without an answer: the values that were read are none to show.
    if (draft.sent) change(null);
    void askAgain();
    offer = notify({
      title: words.discarded,
      durationMs: offerMs,
      action: {
        label: words.undo,
        onSelect: () => {
          dismissNotice(offer);
          keepDraft(draft);
          onRestored();
        },
      },
    });
  }

  /** What was typed while the centre answered stays. */
  function finish(sent: SettingsForm, settings: ManagedSettings) {
    const present = parseDraft(settingsDraft.read());
    settingsDraft.forget();
    if (present && changedItems(sent, present.form).length > 0) {
      keepDraft({ ...mergeForms(sent, present.form, formOf(settings)), base: settings });
    }
    if (known) change({ ...known, settings });
    void askAgain();
  }

  async function send({ form, base, sent }: Draft, seen: readonly string[], merged = false): Promise<Saving> {
    const { settings, faults: own } = readForm(form, today());
    const answer = await saveCentre({ ...settings, revision: base.revision }, seen);
    if (!answer.ok) {
      if (own.length > 0) return { kind: 'invalid', faults: own };
      const present = parseDraft(settingsDraft.read());
      if (present && answer.trouble === 'unreachable') keepDraft({ ...present, sent: formOf(settings) });
      return { kind: 'trouble', trouble: answer.trouble };
    }
    const { value } = answer;
    if (value.kind === 'outside') return { kind: 'outside', outside: value, ids: value.ids };
    if (value.kind === 'invalid') return { kind: 'invalid', faults: allFaults(own, value.faults) };
    if (value.kind === 'refused') return { kind: 'trouble', trouble: 'failed' };
    // With equal values the answer to an earlier attempt was lost: it had saved.
    if (value.kind === 'saved' || changedItems(formOf(value.settings), formOf(settings)).length === 0) {
      finish(form, value.settings);
      return { kind: 'saved', merged };
    }
    const theirs = formOf(value.settings);
    const began = arrivedForm(formOf(base), sent, theirs);
    const next = { ...mergeForms(began, form, theirs), base: value.settings };
    keepDraft(next);
    // Who changed other values than the first manager has nothing to decide.
    if (next.disputed.length > 0) return { kind: 'disputed' };
    return send(next, [], merged || changedItems(form, next.form).length > 0);
  }

  async function save(seen: readonly string[] = []) {
    if (!draft || saving.kind === 'sending') return;
    if (draft.disputed.length === 0 && changed.length === 0) return setSaving({ kind: 'unchanged' });
    setSaving({ kind: 'sending' });
    const next: Saving = draft.disputed.length > 0 ? { kind: 'disputed' } : await send(draft, seen);
    setSaving(next.kind === 'outside' ? { ...next, again: seen.length > 0 } : next);
    if (next.kind === 'invalid' || next.kind === 'disputed') setRefusals((count) => count + 1);
  }

  /** Settles a dispute: the own value stays, or the other manager's, which is that of the base, takes its place. */
  function choose(name: string, whose: 'mine' | 'theirs') {
    if (!draft) return;
    const { form, base, disputed } = draft;
    keepDraft({
      form: whose === 'mine' ? form : takeItem(form, formOf(base), name),
      base,
      disputed: disputed.filter((other) => other !== name),
    });
    setSaving(idle);
    setRefusals((count) => count + 1);
  }

  return {
    draft,
    trouble,
    askAgain,
    outside: known?.outside ?? null,
    /** With their names, also those out of service: the last of a number is the present one. */
    courts: [...(known?.formerCourts ?? []), ...(draft?.base.courts ?? [])],
    changed,
    saving,
    refusals,
    faults,
    type,
    save,
    discard,
    choose,
    settle: () => setSaving(idle),
  };
}

export type SettingsState = ReturnType<typeof useSettings>;

function today(): string {
  return centreDay(centreNow());
}
