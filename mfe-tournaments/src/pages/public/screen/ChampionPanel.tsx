import { isolated, theme } from 'shared-kernel';
import { Icon } from 'shared-kernel/ui';
import { Crest } from '../../../widgets/Crest';
import type { PanelProps } from './panels';
import { strings } from './strings';
import { units } from './units';

export function ChampionPanel({ panel: { team } }: PanelProps<'champion'>) {
  return (
    <div css={style}>
      <Icon name="trophy" />
      <p>{strings.champion}</p>
      <span aria-hidden="true">
        <Crest team={team} size={96} />
      </span>
      <strong>{team}</strong>
    </div>
  );
}

/** Until the organiser decides, no team is champion. */
export function TiePanel({ panel: { teams } }: PanelProps<'tie'>) {
  return (
    <div css={style}>
      <Icon name="trophy" />
      <p>{strings.tie}</p>
      <strong css={{ fontSize: units(6) }}>{teams.map(isolated).join(', ')}</strong>
      <small css={{ fontSize: units(3.6) }}>{strings.tieText}</small>
    </div>
  );
}

const style = {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: units(2),
  minWidth: 0,
  textAlign: 'center',
  fontFamily: theme.font.display,
  '& > svg': { width: units(12), height: units(12), color: theme.color.warm },
  '& > p': { fontSize: units(6), fontWeight: 700, textTransform: 'uppercase', color: theme.color.warm },
  '& > span > *': { width: units(14), height: units(14) },
  // A name of sixty characters takes three lines.
  '& > strong': {
    maxWidth: '100%',
    fontSize: units(10),
    fontWeight: 800,
    lineHeight: 1,
    textTransform: 'uppercase',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
} as const;
