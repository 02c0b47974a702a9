import { articleScenes } from './articleScenes';
import { buildingScene } from './buildingScene';
import { heroScene } from './heroScene';
import { posterScene } from './posterScene';
import { projector } from './projection';
import { type Scene, sceneToSvg } from './scene';

const scenes: readonly (readonly [string, Scene])[] = [
  ['the hero', heroScene()],
  ['the court in pieces', buildingScene()],
  ...Object.entries(articleScenes).map(([category, draw]) => [`the category ${category}`, draw()] as const),
  ...[1, 2, 3, 4, 5].map((number) => [`poster ${number}`, posterScene(number)] as const),
];

test.each(scenes)('%s is drawn with finite numbers, and is a well-formed file', (_name, scene) => {
  expect(scene.shapes.length).toBeGreaterThan(3);
  for (const { d } of scene.shapes) expect(d).not.toMatch(/NaN|Infinity|undefined/);
  const file = new DOMParser().parseFromString(sceneToSvg(scene), 'image/svg+xml');
  expect(file.querySelector('parsererror')).toBeNull();
  expect(file.querySelectorAll('path')).toHaveLength(scene.shapes.length);
});

test('a camera sees its target where it was told to, and what is farther away smaller', () => {
  const project = projector({ eye: [0, 0, 10], target: [0, 0, 0], focal: 100, centre: [320, 200] });
  expect(project([0, 0, 0])).toEqual([320, 200]);
  expect(project([1, 1, 0])).toEqual([330, 190]);
  expect(project([1, 1, -10])).toEqual([325, 195]);
});
