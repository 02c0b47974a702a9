import { theme } from 'shared-kernel';
import { Grid, Pane, Section } from 'shared-kernel/ui';
import { components } from '../../data/courtBuilding';
import { courtBuilding } from './strings';

export function Parts() {
  return (
    <Section {...courtBuilding.parts}>
      <Grid as="ul" role="list" min={320}>
        {components.map(({ name, text }) => (
          <Pane key={name} as="li">
            <h3 css={{ ...theme.type.title3, marginBottom: theme.space(3) }}>{name}</h3>
            <p css={{ color: theme.color.textMuted }}>{text}</p>
          </Pane>
        ))}
      </Grid>
    </Section>
  );
}
