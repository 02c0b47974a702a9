import { createStyleCache } from './styleCache';

test('rules of one task share a style sheet, rules of the next task begin another', async () => {
  const { sheet } = createStyleCache();
  // As in production, where a sheet takes many rules.
  Object.assign(sheet, { isSpeedy: true });
  sheet.insert('.jb-a{color:red}');
  sheet.insert('.jb-b{color:red}');
  expect(sheet.tags).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve));
  sheet.insert('.jb-c{color:red}');
  expect(sheet.tags).toHaveLength(2);
});
