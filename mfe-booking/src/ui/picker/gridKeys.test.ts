import { stepOf } from './gridKeys';

/** Three in a row, the last row with one. */
const places = [0, 1, 2, 3, 4, 5, 6].map((index) => ({
  left: (index % 3) * 100,
  top: Math.floor(index / 3) * 50,
}));
const after = (key: string, index: number) => {
  const step = stepOf(key, index, places);
  return step?.kind === 'to' ? step.index : step;
};

test.each([
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, null],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 6, null],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, null],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 5, 6],
  ['ArrowDown', 6, null],
  ['Home', 4, 0],
  ['Home', 0, null],
  ['End', 4, 6],
  ['PageUp', 0, { kind: 'page', by: -1 }],
  ['PageDown', 6, { kind: 'page', by: 1 }],
  ['a', 3, null],
  ['Tab', 3, null],
])('%s at button %i leads to %j', (key, index, to) => {
  expect(after(key, index)).toEqual(to);
});

test('a key does nothing in an empty list', () => {
  expect(stepOf('ArrowDown', 0, [])).toBeNull();
  expect(stepOf('Home', 0, [])).toBeNull();
});
