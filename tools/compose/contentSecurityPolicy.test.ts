import { createHash } from 'node:crypto';
import { runModule } from '../jest/runModule';

/** The policy's directives by name. */
function policy(styles: string, configuration: object = {}): Record<string, string[]> {
  const { printed } = runModule(
    'compose/contentSecurityPolicy.mjs',
    `console.log(tool.contentSecurityPolicy(${JSON.stringify({ styles, configuration })}));`,
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

test('allows no script but the site’s own files, and nothing that is not named', () => {
  const directives = policy('');
  expect(directives['script-src']).toEqual(["'self'"]);
  expect(directives['default-src']).toEqual(["'none'"]);
});

test('requires Trusted Types for scripts, of one policy and nobody’s default', () => {
  expect(policy('')).toMatchObject({
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['jorkyball'],
  });
});

test('lets the page ask the back end, where there is one, and nobody else', () => {
  expect(policy('')['connect-src']).toEqual(["'self'"]);
  expect(policy('', { supabase: { url: 'https://data.example' } })['connect-src']).toEqual([
    "'self'",
    'https://data.example',
  ]);
});
