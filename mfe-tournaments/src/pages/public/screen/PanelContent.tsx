import type { ComponentType } from 'react';
import { BracketPanel } from './BracketPanel';
import { ChampionPanel, TiePanel } from './ChampionPanel';
import { CourtsPanel } from './CourtsPanel';
import { NextPanel } from './NextPanel';
import type { Panel, PanelProps } from './panels';
import { StandingsPanel } from './StandingsPanel';
import { strings } from './strings';

const contents: { readonly [Kind in Panel['kind']]: ComponentType<PanelProps<Kind>> } = {
  champion: ChampionPanel,
  tie: TiePanel,
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
