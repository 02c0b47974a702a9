import { useEffect } from 'react';
import { importWithRetry, lazyWithRetry } from 'shared-kernel';

/** One download for all dialogs of the desk. */
const controls = importWithRetry(async () => (await import('shared-kernel/mui')).loadForms());

/** A dialog of the desk: a title, a form or facts, and a button that closes it. */
export const DeskDialog = lazyWithRetry(controls, ({ FormDialog }) => FormDialog);

/** Loads the dialogs before one is opened: the caller on the phone does not wait for them. */
export function usePreloadedControls() {
  useEffect(controls.request, []);
}
