import { isolated, paths, type SiteAddress } from 'shared-kernel';

/** The parts of a tournament that another site can show, as the address names them. */
export const embedViews = ['matchs', 'classement', 'phase-finale'] as const;
export type EmbedView = (typeof embedViews)[number];

export const viewParameter = 'vue';

export const viewNames: Readonly<Record<EmbedView, string>> = {
  matchs: 'Matchs',
  classement: 'Classement',
  'phase-finale': 'Phase finale',
};

/** The name of a frame, for screen readers on the other site, and of its page. */
export const frameTitle = (name: string, view: EmbedView) => `${isolated(name)}\u00a0: ${viewNames[view]}`;

export function embedAddress(id: string, view: EmbedView): SiteAddress {
  return `${paths.tournament(id)}/integrer?${viewParameter}=${view}`;
}
