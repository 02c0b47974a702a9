export const facilities: readonly {
  readonly figure: string;
  readonly name: string;
  readonly text: string;
}[] = [
  {
    figure: '6',
    name: 'terrains',
    text: 'aux normes de la fédération internationale, parois transparentes et gazon synthétique',
  },
  {
    figure: '12 m',
    name: 'de bar sportif',
    text: 'pour attendre son créneau, refaire le match ou simplement regarder',
  },
  {
    figure: '200',
    name: 'places en tribune',
    text: 'dans le stade, pour les rencontres que l’on vient voir',
  },
];
