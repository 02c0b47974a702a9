/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';

const { PageScriptsPlugin } = require('./PageScriptsPlugin');
const { SameIdsPlugin } = require('./SameIdsPlugin');
const { SharedBundlerRuntimePlugin } = require('./SharedBundlerRuntimePlugin');
const { TakenNamesPlugin } = require('./TakenNamesPlugin');

/** Builds an entry that imports all of `files`; resolves to the errors' messages and the code. */
async function build(
  files: Readonly<Record<string, string>>,
  plugins: WebpackPluginInstance[],
  more: Configuration = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'jorkyball-patches-'));
  const entry = Object.keys(files).map((name) => `export * from './${name}';`);
  for (const [name, content] of Object.entries({ ...files, 'entry.js': entry.join('\n'), 'late.js': '' })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: folder,
    entry: './entry.js',
    plugins,
    ...more,
    output: { library: { type: 'commonjs' }, ...more.output, path: join(folder, 'out') },
  });
  try {
    return await new Promise<readonly string[]>((resolve, reject) =>
      compiler.run((error, stats) =>
        error || !stats ? reject(error) : resolve(stats.compilation.errors.map(({ message }) => message)),
      ),
    );
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
    rmSync(folder, { recursive: true });
  }
}

const notFound = (patch: string) => expect.stringContaining(`The patch "${patch}" did not find`);

test('a build of a section fails without webpack-bundler-runtime', async () => {
  const runtime = { 'webpack-bundler-runtime/dist/bundler.js': 'export const bundler = 1;' };
  expect(await build(runtime, [new SharedBundlerRuntimePlugin()])).toEqual([]);
  expect(
    await build({ 'bundler.js': 'export const bundler = 1;' }, [new SharedBundlerRuntimePlugin()]),
  ).toEqual([notFound('shared-bundler-runtime')]);
});

test('a build with another name of the federation entry fails', async () => {
  const entry = { '.federation/entry.abc.js': 'export const entry = 1;' };
  expect(await build(entry, [new SameIdsPlugin(['federation'])])).toEqual([]);
  expect(await build({ 'entry-of-federation.js': '' }, [new SameIdsPlugin(['federation'])])).toEqual([
    notFound('same-ids'),
  ]);
});

test('a build of a section without a shared module fails', async () => {
  const shared = new webpack.sharing.ConsumeSharedPlugin({ consumes: { react: { import: false } } });
  const source = { 'page.js': "export { useState } from 'react';" };
  expect(await build(source, [new TakenNamesPlugin(), shared])).toEqual([]);
  expect(await build({ 'page.js': 'export const page = 1;' }, [new TakenNamesPlugin()])).toEqual([
    notFound('taken-names'),
  ]);
});

test('a build in which webpack loads scripts differently fails', async () => {
  const source = { 'page.js': "export const page = () => import('../late.js');" };
  const late = { 'pages/page.js': source['page.js'] };
  expect(await build(late, [new PageScriptsPlugin()], { target: 'web' })).toEqual([]);
  const byImport: Configuration = {
    target: 'web',
    experiments: { outputModule: true },
    output: { module: true, chunkFormat: 'module', chunkLoading: 'import', library: { type: 'module' } },
  };
  expect(await build(late, [new PageScriptsPlugin()], byImport)).toEqual([notFound('page-scripts')]);
});
