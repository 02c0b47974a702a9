import { centre } from 'shared-kernel';

export const facilities: readonly {
  readonly figure: string;
  readonly name: string;
  readonly text: string;
}[] = [
  {
    figure: String(centre.courts),
    name: 'terrains',
    text: 'aux normes internationales.',
  },
  { figure: '12 m', name: 'de bar sportif', text: 'avec vue sur les terrains.' },
  { figure: '200', name: 'places en tribune', text: 'dans le stade.' },
];
