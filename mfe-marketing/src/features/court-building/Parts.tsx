import { theme } from 'shared-kernel';
import { Grid, Section } from 'shared-kernel/ui';
import { components } from '../../data/courtBuilding';
import { PictureCard } from '../../ui/PictureCard';
import { strings } from './strings';

export function Parts() {
  return (
    <Section {...strings.parts}>
      <Grid as="ul" role="list" min={320}>
        {components.map(({ name, text, picture, alt }) => (
          <PictureCard key={name} picture={picture} alt={alt}>
            <h3 css={theme.type.title3}>{name}</h3>
            <p css={{ color: theme.color.textMuted }}>{text}</p>
          </PictureCard>
        ))}
      </Grid>
    </Section>
  );
}
