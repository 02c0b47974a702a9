import { runModule } from '../../tools/jest/runModule';

function leastContrast(ink: readonly number[], pixels: readonly number[]): number {
  const { printed } = runModule(
    '../artwork/pipeline/contrast.mjs',
    `console.log(tool.leastContrast(${JSON.stringify(ink)}, Buffer.from(${JSON.stringify(pixels)})));`,
  );
  return Number(printed);
}

const white = [255, 255, 255];
const black = [0, 0, 0];

// The greys are the published border cases of 4.5 on white.
test.each([
  ['black on white', black, white, 21],
  ['white on black', white, black, 21],
  ['white on white', white, white, 1],
  ['the lightest grey that reads on white', [118, 118, 118], white, 4.54],
  ['the darkest grey that does not', [119, 119, 119], white, 4.48],
])('%s', (_, ink, ground, contrast) => {
  expect(leastContrast(ink, ground)).toBeCloseTo(contrast, 2);
});

test('one pixel that is too light counts', () => {
  expect(leastContrast(white, [...black, ...white, ...black])).toBe(1);
});
