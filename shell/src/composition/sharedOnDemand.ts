/**
 * The shell's rich controls, downloaded when a section first asks. The federation only offers modules that are
 * part of the shell's build; naming them here makes them so. No code calls these functions.
 */
export const sharedOnDemand = [() => import('shared-kernel/mui'), () => import('shared-kernel/calendar')];
