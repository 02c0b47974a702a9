import { paths, theme } from 'shared-kernel';
import { ButtonLink, Lead, Pane, Section, SectionTitle } from 'shared-kernel/ui';
import { buildingScene } from '../../domain/court/buildingScene';
import { Drawing } from '../../ui/Drawing';
import { home } from './strings';

const { building } = home;

export function CourtBuildingBanner() {
  return (
    <Section aria-label={building.eyebrow}>
      <Pane css={layout}>
        <div>
          <SectionTitle eyebrow={building.eyebrow}>{building.title}</SectionTitle>
          <Lead>{building.text}</Lead>
          <ButtonLink to={paths.courtBuilding()}>{building.action}</ButtonLink>
        </div>
        <Drawing scene={buildingScene()} css={{ overflow: 'visible' }} />
      </Pane>
    </Section>
  );
}

const layout = {
  display: 'grid',
  gap: theme.space(6),
  alignItems: 'center',
  [theme.media.desktop]: { gridTemplateColumns: '6fr 5fr', padding: theme.space(12) },
} as const;
