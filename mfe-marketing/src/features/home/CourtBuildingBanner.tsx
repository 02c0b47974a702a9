import { paths, theme } from 'shared-kernel';
import { ButtonLink, Lead, Pane, Picture, Section, SectionTitle } from 'shared-kernel/ui';
import { explodedCourt } from '../../data/illustrations';
import { pictureSizes } from '../../ui/pictureSizes';
import { strings } from './strings';

const { building } = strings;

export function CourtBuildingBanner() {
  return (
    <Section aria-label={building.title}>
      <Pane flush css={layout}>
        <div css={words}>
          <SectionTitle>{building.title}</SectionTitle>
          <Lead>{building.text}</Lead>
          <ButtonLink to={paths.courtBuilding()}>{building.action}</ButtonLink>
        </div>
        <Picture {...explodedCourt} sizes={pictureSizes.half} css={picture} />
      </Pane>
    </Section>
  );
}

const layout = {
  display: 'flex',
  flexDirection: 'column-reverse',
  [theme.media.desktop]: { display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'center' },
} as const;

const words = { padding: `${theme.space(5)} clamp(1.25rem, 4vw, 3.5rem) ${theme.space(6)}` } as const;

const picture = {
  aspectRatio: '5 / 2',
  objectFit: 'cover',
  [theme.media.desktop]: {
    aspectRatio: '5 / 3',
    maskImage: 'linear-gradient(90deg, transparent, #000 30%)',
  },
} as const;
