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

test('allows requests to the configured back end, and to no other', () => {
  expect(policy('')['connect-src']).toEqual(["'self'"]);
  expect(policy('', { configuration: { supabase: { url: 'https://data.example' } } })['connect-src']).toEqual(
    ["'self'", 'https://data.example'],
  );
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

test('allows requests to a cache of scores on another origin', () => {
  const connections = (scores: string) => {
    const supabase = { url: 'https://data.example', anonKey: 'public', scores };
    return policy('', { configuration: { supabase } })['connect-src'];
  };
  const backEnd = ["'self'", 'https://data.example'];
  expect(connections('https://scores.example')).toEqual([...backEnd, 'https://scores.example']);
  expect(connections('/scores')).toEqual(backEnd);
});

test('allows reports to an address on another origin', () => {
  const connections = (configuration: object) => policy('', { configuration })['connect-src'];
  expect(connections({ reports: 'https://reports.example/jorkyball?site=1' })).toEqual([
    "'self'",
    'https://reports.example',
  ]);
  expect(connections({ reports: '/rapports' })).toEqual(["'self'"]);
  const supabase = { url: 'https://data.example' };
  expect(connections({ supabase, reports: 'https://data.example/reports' })).toEqual([
    "'self'",
    'https://data.example',
  ]);
});
