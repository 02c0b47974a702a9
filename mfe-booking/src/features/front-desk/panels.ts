import type { ComponentType } from 'react';
import { DayPanel } from './day/DayPanel';
import { SearchPanel } from './search/SearchPanel';
import { deskStrings } from './strings';
import { WeekPanel } from './week/WeekPanel';

type DeskPanel = { readonly label: string; readonly Panel: ComponentType };

/**
 * The tabs of the desk by the name that the address has for them, in their order. A panel that is opened now and then
 * is a script of its own, whose name ends in `-desk` (webpack.common.js).
 */
export const panels = {
  jour: { label: deskStrings.tabNames.jour, Panel: DayPanel },
  semaine: { label: deskStrings.tabNames.semaine, Panel: WeekPanel },
  recherche: { label: deskStrings.tabNames.recherche, Panel: SearchPanel },
} satisfies Record<string, DeskPanel>;
