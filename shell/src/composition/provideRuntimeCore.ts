import { createInstance, type init } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare global {
  // The name under which a remote built with `externalRuntime` looks for the federation's runtime.
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
  // The name under which our remotes look for the layer between that runtime and webpack's (webpack.common.js).
  var _FEDERATION_BUNDLER_RUNTIME: object | undefined;
}

/**
 * Provides the shell's copies of the federation's runtimes to the remotes, so that none carries its own. The stock
 * plugin for the first bundles a second copy (about 10 kB); this one reuses the shell's copy.
 */
export default function provideRuntimeCore() {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  globalThis._FEDERATION_BUNDLER_RUNTIME = {
    ...federation,
    runtime: { init: initRemote },
    // The shell exposes no module, so its own copy is built without this part.
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  };
  return { name: 'provide-runtime-core' };
}

/**
 * The runtime's own `init` assumes that its caller is the build that contains it, the shell. A remote is identified by
 * its name: another release of it reuses the first one's instance.
 */
const initRemote: typeof init = (options) => {
  const instances = runtimeCore.CurrentGlobal.__FEDERATION__.__INSTANCES__;
  const known = instances.find((instance) => instance.options.name === options.name);
  const ownOptions = { ...options, id: options.id || '' };
  if (known === undefined) return createInstance(ownOptions);
  known.initOptions(ownOptions);
  return known;
};
