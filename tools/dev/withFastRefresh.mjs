import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import refreshTypeScript from 'react-refresh-typescript';
import webpack from 'webpack';
import { root } from '../build/packages.mjs';

/** A development build whose edited components are replaced in the open page and keep their state (Fast Refresh). */
export function withFastRefresh(configuration, folder, { kind }) {
  const { cache, module, plugins = [] } = configuration;
  const isRemote = folder !== 'shell' && kind === 'browser';
  return {
    ...configuration,
    cache: { ...cache, name: `${cache.name}-hot` },
    module: { ...module, rules: module.rules.map(withComponents) },
    externals: isRemote ? [ofShell] : [],
    plugins: [
      ...plugins,
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ include: /\.tsx?$/, esModule: true, library: 'jorkyball', overlay: false }),
      // Without a name: part of every entry, the federation's container among them.
      new webpack.EntryPlugin(root, `${join(root, 'tools/dev/hotClient.js')}?${folder}`, { name: undefined }),
    ],
  };
}

/** The compiler of TypeScript marks components and their hooks. */
function withComponents(rule) {
  if (rule.loader !== 'ts-loader') return rule;
  const getCustomTransformers = () => ({ before: [refreshTypeScript()] });
  return { ...rule, options: { ...rule.options, getCustomTransformers } };
}

/** React replaces components through one copy of the runtime: that of the shell (hotClient.js). */
function ofShell({ request }, callback) {
  const isRuntime = /^react-refresh\/runtime$|[\\/]react-refresh[\\/]runtime\.js$/.test(request);
  return isRuntime ? callback(null, 'global reactRefreshRuntime') : callback();
}
