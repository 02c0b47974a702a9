import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { root } from '../build/packages.mjs';

const require = createRequire(import.meta.url);

/**
 * Compiles packages again whenever their source changes.
 * `onBuilt(folder)` is called after each successful build; errors are printed and the watch goes on.
 */
export function watch(folders, kind, onBuilt) {
  for (const folder of folders) {
    const configure = require(join(root, folder, 'webpack.config.js'));
    const compiler = webpack(configure({ kind, mode: 'development' }));
    compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      if (error || stats.hasErrors()) {
        console.error(error ?? stats.toString({ preset: 'errors-only', colors: true }));
        return;
      }
      console.log(`  ${folder} in ${stats.endTime - stats.startTime} ms`);
      onBuilt(folder);
    });
  }
}
