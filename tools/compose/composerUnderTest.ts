import { join, resolve } from 'node:path';
import webpack from 'webpack';

const project = resolve(__dirname, '../..');
let bundling: Promise<string> | undefined;

/** The composer as one file, as it travels in the shell's release; answers its address. */
export function composerFile(): Promise<string> {
  bundling ??= bundle(join(project, '.cache/composer-under-test'));
  return bundling;
}

function bundle(folder: string): Promise<string> {
  const name = `composer-${process.pid}.js`;
  return new Promise((fulfil, reject) => {
    const compiler = webpack({
      mode: 'production',
      target: 'node20',
      entry: join(__dirname, 'composer.mjs'),
      output: { path: folder, filename: name, library: { type: 'commonjs2' } },
      optimization: { minimize: false },
    });
    compiler.run((error, stats) => {
      compiler.close(() => {});
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else fulfil(join(folder, name));
    });
  });
}
