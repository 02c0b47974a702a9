import { Grid, Section } from 'shared-kernel/ui';
import { components } from '../../data/courtBuilding';
import { PictureCard } from '../../ui/PictureCard';
import { strings } from './strings';

export function Parts() {
  return (
    <Section {...strings.parts}>
      <Grid as="ul" role="list" min={320} gap={4}>
        {components.map(({ name, text, picture, alt }) => (
          <PictureCard key={name} picture={picture} alt={alt}>
            <h3>{name}</h3>
            <p>{text}</p>
          </PictureCard>
        ))}
      </Grid>
    </Section>
  );
}
