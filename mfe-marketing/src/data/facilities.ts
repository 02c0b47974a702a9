import { centre } from 'shared-kernel';
import type { Illustration } from '../domain/illustration';
import { bar, hall, stand } from './illustrations';

type Facility = Illustration & { readonly figure: string; readonly name: string; readonly text: string };

export const facilities: readonly Facility[] = [
  {
    ...hall,
    figure: String(centre.courts),
    name: 'terrains',
    text: 'aux normes de la fédération internationale, parois transparentes et gazon synthétique',
  },
  {
    ...bar,
    figure: '12 m',
    name: 'de bar sportif',
    text: 'pour attendre son créneau, refaire le match ou simplement regarder',
  },
  {
    ...stand,
    figure: '200',
    name: 'places en tribune',
    text: 'dans le stade, pour les rencontres que l’on vient voir',
  },
];
