/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palette } from '../../shared-kernel/src/design-system/theme/palette';

test('a card wears the colours of the site and no others', () => {
  const style = readFileSync(join(__dirname, 'card.css'), 'utf8');
  const colours = [...style.matchAll(/--(\w+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]);
  expect(colours).not.toHaveLength(0);
  expect(palette).toMatchObject(Object.fromEntries(colours));
  expect(style.match(/rgb\(|hsl\(|#[0-9a-f]{3,8}\b/g)).toHaveLength(colours.length);
});

test('a card bears the mark of the header', () => {
  const header = readFileSync(join(__dirname, '../../shell/src/frame/header/Brand.tsx'), 'utf8');
  const [, mark = ''] = /<path d="([^"]+)"/.exec(header) ?? [];
  expect(mark).not.toBe('');
  expect(readFileSync(join(__dirname, 'card.html'), 'utf8')).toContain(`<path d="${mark}" />`);
});
