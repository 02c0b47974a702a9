import { paths, theme, useCentreRules } from 'shared-kernel';
import { Pane, Picture, SectionTitle, TextLink } from 'shared-kernel/ui';
import { facilities } from '../../../data/facilities';
import { stand } from '../../../data/illustrations';
import { pictureSizes } from '../../../ui/pictureSizes';
import { strings } from '../strings';

const { about } = strings;

export function Facilities() {
  const openingHours = useCentreRules()?.openingHours ?? about.hours;
  return (
    <div>
      <SectionTitle as="h3">{about.facilitiesTitle}</SectionTitle>
      <Pane flush>
        <Picture {...stand} sizes={width} css={{ aspectRatio: '5 / 2', objectFit: 'cover' }} />
        <ul css={list}>
          {facilities.map(({ figure, name, text }) => (
            <li key={name} css={facility}>
              <span css={{ ...theme.type.title3, lineHeight: 1, color: theme.color.warm }}>{figure}</span>{' '}
              <span css={{ color: theme.color.textMuted }}>
                <strong css={{ color: theme.color.text }}>{name}</strong> <span>{text}</span>
              </span>
            </li>
          ))}
        </ul>
      </Pane>
      <p css={{ marginTop: theme.space(4) }}>
        <span>{`${openingHours}.`}</span> <TextLink to={paths.jorkyballProuvy()}>{about.discover}</TextLink>
      </p>
    </div>
  );
}

const width = `(min-width: 85.5rem) 32rem, (min-width: 75rem) 38vw, (min-width: 48rem) calc(100vw - 2.5rem), ${pictureSizes.wholePhone}`;

const list = { ...theme.unlisted, display: 'grid', gap: theme.space(2), padding: theme.space(4) } as const;

const facility = {
  ...theme.type.small,
  display: 'grid',
  gridTemplateColumns: 'min(3.75rem, 25%) minmax(0, 1fr)',
  alignItems: 'baseline',
} as const;
