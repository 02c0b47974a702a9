import type { ComponentType } from 'react';
import type { Tournament } from '../../domain/tournament';
import { BracketPanel } from './BracketPanel';
import { ChampionPanel } from './ChampionPanel';
import { CourtsPanel } from './CourtsPanel';
import { NextPanel } from './NextPanel';
import type { Panel } from './panels';
import { StandingsPanel } from './StandingsPanel';
import { strings } from './strings';

export type PanelProps<Kind extends Panel['kind'] = Panel['kind']> = {
  readonly panel: Panel & { readonly kind: Kind };
  readonly tournament: Tournament;
};

const contents: { readonly [Kind in Panel['kind']]: ComponentType<PanelProps<Kind>> } = {
  champion: ChampionPanel,
  courts: CourtsPanel,
  standings: StandingsPanel,
  bracket: BracketPanel,
  next: NextPanel,
  waiting: () => <p css={{ alignSelf: 'center', fontSize: 'calc(6 * var(--unit))' }}>{strings.waiting}</p>,
};

export function PanelContent(props: PanelProps) {
  const Content = contents[props.panel.kind] as ComponentType<PanelProps>;
  return <Content {...props} />;
}
