import { css as emotionCss, keyframes } from '@emotion/react';
import { rememberStyles } from './rememberStyles';

// Emotion's `css` does nothing else.
const write = jest.fn((args: readonly unknown[], _registered?: unknown) => emotionCss(...(args as [])));
const remembered = rememberStyles(write);
beforeEach(() => write.mockClear());

const tile = { color: 'red', '&:hover': { color: 'blue' } };
const chosen = { background: 'white' };
const pulse = { animation: `${keyframes({ from: { opacity: 0 } })} 1s` };

test.each([
  ['an object', tile],
  ['a list of one', [tile]],
  ['a list', [tile, chosen]],
  ['a list in another order', [chosen, tile]],
  ['a list that leaves something out', [tile, false, chosen]],
  ['a list with a list in it', [tile, [chosen]]],
  ['a list with a text in it', [tile, 'color: green;']],
  ['an animation', pulse],
  ['a text', 'color: green;'],
])('of %s emotion’s own text and name come, the second time as well', (_what, css) => {
  const own = emotionCss(...([css] as unknown as []));
  for (let times = 0; times < 2; times += 1) {
    expect(remembered([css])).toEqual(own);
    expect(remembered([Array.isArray(css) ? [...css] : css])).toEqual(own);
  }
});

test('what was written once is not written again, in a new list of the same parts either', () => {
  const [cell, open] = [{ padding: 1 }, { margin: 1 }];
  const render = (isOpen: boolean) => [remembered([cell]).name, remembered([[cell, isOpen && open]]).name];
  const closed = render(false);
  const opened = render(true);
  expect(write).toHaveBeenCalledTimes(3);
  expect(render(false)).toEqual(closed);
  expect(render(true)).toEqual(opened);
  expect(write).toHaveBeenCalledTimes(3);
  expect(new Set([...closed, ...opened]).size).toBe(3);
});

test('what depends on more than itself is written each time', () => {
  const registered = {};
  remembered([tile], registered);
  remembered([tile, chosen]);
  remembered([tile, chosen]);
  expect(write).toHaveBeenCalledTimes(3);
});
