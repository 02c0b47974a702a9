// Offered to the sections: the federation only offers modules of the shell's build, and the shell has no schema itself.
import 'shared-kernel/validation';
import { nextTask } from './composition/nextTask';

/** Part of this build so that they are part of the release; only the HTML names them. */
export { fontFiles } from './fonts/fontFiles';

/**
 * The shell's rich controls, downloaded when a section first asks. The federation only offers modules that are
 * part of the shell's build; naming them here makes them so. No code calls these functions.
 */
export const sharedOnDemand = [() => import('shared-kernel/mui'), () => import('shared-kernel/calendar')];

/** Every library starts in a task of its own, because a slow phone could not answer input during a single long task. */
async function begin() {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'shared-kernel/router');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'shared-kernel');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'shared-kernel/ui');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await nextTask();
  await start();
}

void begin();
