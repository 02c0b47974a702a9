import { type ComponentType, createElement } from 'react';
import { lazyWithRetry } from 'shared-kernel';
import { DayPanel } from './day/DayPanel';
import { SearchPanel } from './search/SearchPanel';
import { deskStrings } from './strings';
import { DeskLoading, MissingPanel } from './ui/DeskTrouble';
import { WeekPanel } from './week/WeekPanel';

type DeskPanel = { readonly label: string; readonly Panel: ComponentType };

const SeriesPanel = lazyWithRetry(
  () => import(/* webpackChunkName: "panels-desk" */ './series/SeriesPanel'),
  (module) => module.SeriesPanel,
  { placeholder: createElement(DeskLoading), onError: MissingPanel },
);

const ClosuresPanel = lazyWithRetry(
  () => import(/* webpackChunkName: "panels-desk" */ './closures/ClosuresPanel'),
  (module) => module.ClosuresPanel,
  { placeholder: createElement(DeskLoading), onError: MissingPanel },
);

const WaitingPanel = lazyWithRetry(
  () => import(/* webpackChunkName: "panels-desk" */ './waiting/WaitingPanel'),
  (module) => module.WaitingPanel,
  { placeholder: createElement(DeskLoading), onError: MissingPanel },
);

/**
 * The tabs of the desk by the name that the address has for them, in their order. Those that are opened now and then
 * share one script, whose name ends in `-desk` (webpack.common.js).
 */
export const panels = {
  jour: { label: deskStrings.tabNames.jour, Panel: DayPanel },
  semaine: { label: deskStrings.tabNames.semaine, Panel: WeekPanel },
  recherche: { label: deskStrings.tabNames.recherche, Panel: SearchPanel },
  series: { label: deskStrings.tabNames.series, Panel: SeriesPanel },
  fermetures: { label: deskStrings.tabNames.fermetures, Panel: ClosuresPanel },
  attente: { label: deskStrings.tabNames.attente, Panel: WaitingPanel },
} satisfies Record<string, DeskPanel>;
