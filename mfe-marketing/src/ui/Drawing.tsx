import type { CSSObject } from '@emotion/react';
import type { ComponentPropsWithoutRef } from 'react';
import { type Scene, type Stroke, strokes } from '../domain/court/scene';

type Props = Omit<ComponentPropsWithoutRef<'svg'>, 'children'> & {
  readonly scene: Scene;
  /** What the drawing shows; without it the drawing is decoration. */
  readonly label?: string;
};

/** A scene made of court lines, in the theme's colours. */
export function Drawing({ scene, label, ...rest }: Props) {
  return (
    <svg
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      strokeLinejoin="round"
      strokeLinecap="round"
      css={{ display: 'block', width: '100%', height: 'auto' }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
    >
      {scene.shapes.map(({ stroke, d }) => (
        <path key={stroke + d} d={d} css={pens[stroke]} />
      ))}
    </svg>
  );
}

const pens = Object.fromEntries(
  Object.entries(strokes).map(([name, { fill = 'none', stroke = 'none', width, opacity }]) => [
    name,
    { fill, stroke, strokeWidth: width, opacity },
  ]),
) as Readonly<Record<Stroke, CSSObject>>;
