import { createHash } from 'node:crypto';
import { runModule } from '../jest/runModule';

/** The policy's directives by name. */
function policy(
  styles: string,
  { configuration = {}, scripts = [] as string[] } = {},
): Record<string, string[]> {
  const { printed } = runModule(
    'compose/contentSecurityPolicy.mjs',
    `console.log(tool.contentSecurityPolicy(${JSON.stringify({ styles, scripts, configuration })}));`,
  );
  return Object.fromEntries(
    printed.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

function hashOf(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

test('allows the page’s own styles by their hash, each once, and emotion’s empty element', () => {
  const css = 'body{color:red}';
  const styles = `<style data-emotion="jb 1">${css}</style><style>${css}</style><style>p{margin:0}</style>`;
  expect(policy(styles)['style-src']).toEqual(["'self'", hashOf(''), hashOf(css), hashOf('p{margin:0}')]);
});

test('allows only the site’s own scripts and the page’s loader, and nothing by default', () => {
  const directives = policy('', { scripts: ['load()'] });
  expect(directives['script-src']).toEqual(["'self'", hashOf('load()')]);
  expect(directives['default-src']).toEqual(["'none'"]);
});

test('only the page’s loader may name a script', () => {
  const directives = policy('');
  expect(directives['require-trusted-types-for']).toEqual(["'script'"]);
  expect(directives['trusted-types']).toEqual(['jorkyball']);
});

const supabase = { url: 'https://data.example', anonKey: 'public' };
test.each([
  [{}, []],
  [{ supabase }, ['https://data.example']],
  [
    { supabase: { ...supabase, scores: 'https://scores.example' } },
    ['https://data.example', 'https://scores.example'],
  ],
  [{ supabase: { ...supabase, scores: '/scores' } }, ['https://data.example']],
  [{ reports: 'https://reports.example/jorkyball?site=1' }, ['https://reports.example']],
  [{ reports: '/rapports' }, []],
  [{ supabase, reports: 'https://data.example/reports' }, ['https://data.example']],
])('allows requests to the configured origins, and to no other: %j', (configuration, origins) => {
  expect(policy('', { configuration })['connect-src']).toEqual(["'self'", ...origins]);
});

test('allows local builds where sections may be overridden, and nowhere else', () => {
  const allowing = policy('', { configuration: { overrides: true } });
  const others = policy('');
  const directives = Object.keys(others).filter(
    (name) => JSON.stringify(allowing[name]) !== JSON.stringify(others[name]),
  );
  expect(directives).toEqual(['script-src', 'img-src', 'font-src', 'connect-src']);
  for (const name of directives) {
    expect(allowing[name]).toEqual([...(others[name] ?? []), 'http://localhost:*']);
  }
});
