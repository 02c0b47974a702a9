import { type ComponentProps, useEffect } from 'react';
import { importWithRetry, lazyWithRetry } from 'shared-kernel';
import { Button } from 'shared-kernel/ui';
import type { DeskMember } from '../../../data/desk';
import { WarmCard } from '../../../ui/WarmCard';
import { deskStrings as words } from '../strings';
import { isAwaited } from './useCommand';
import { useHold } from './useHeld';

/** One download for all dialogs of the desk. */
const controls = importWithRetry(async () => (await import('shared-kernel/mui')).loadForms());

const LoadedDialog = lazyWithRetry(controls, ({ FormDialog }) => FormDialog, { onError: ControlsMissing });

/** A title, a form or facts, and a button that closes it, but not before a command on its way is answered or its time is up: a refusal has no other place. */
export function DeskDialog({ onClose, ...dialog }: ComponentProps<typeof LoadedDialog>) {
  useHold();
  return <LoadedDialog {...dialog} onClose={() => isAwaited() || onClose()} />;
}

/** Loads the dialogs before one is opened: the caller on the phone does not wait for them. */
export function usePreloadedControls() {
  useEffect(controls.request, []);
}

/** A name, with the accounts of the centre that begin so. */
export const MemberField = lazyWithRetry(controls, ({ Combobox }) => Combobox<DeskMember>);

function ControlsMissing({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <WarmCard>
        <p>{words.controlsMissing}</p>
        <Button size="small" css={{ justifySelf: 'start' }} onClick={onRetry}>
          {words.retry}
        </Button>
      </WarmCard>
    </div>
  );
}
