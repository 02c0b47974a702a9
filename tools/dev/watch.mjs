import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { root } from '../build/packages.mjs';
import { withFastRefresh } from './withFastRefresh.mjs';

const require = createRequire(import.meta.url);

/**
 * Compiles packages again whenever their source changes.
 * `options` are those of webpack.common.js. `onBuilt(folder, stats)` is called after each successful build; errors are printed and the watch goes on.
 */
export function watch(folders, options, onBuilt) {
  for (const folder of folders) {
    const configure = require(join(root, folder, 'webpack.config.js'));
    const configuration = configure({ ...options, mode: 'development' });
    // A page of a live site is loaded anew instead: its policy and its shell know of no updates.
    const compiler = webpack(options.at ? configuration : withFastRefresh(configuration, folder, options));
    compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      if (error || stats.hasErrors()) {
        console.error(error ?? stats.toString({ preset: 'errors-only', colors: true }));
        return;
      }
      console.log(`  ${folder} in ${stats.endTime - stats.startTime} ms`);
      onBuilt(folder, stats);
    });
  }
}
