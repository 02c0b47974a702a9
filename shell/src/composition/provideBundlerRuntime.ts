import { createInstance, type init } from '@module-federation/enhanced/runtime';
import { CurrentGlobal } from '@module-federation/runtime-core';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare global {
  // The name under which our remotes look for the federation's runtime (tools/build/patches/SharedBundlerRuntimePlugin.js).
  var _FEDERATION_BUNDLER_RUNTIME: object | undefined;
}

/** Provides the shell's copy of the federation's runtime to the remotes, so that none carries its own. */
export default function provideBundlerRuntime() {
  globalThis._FEDERATION_BUNDLER_RUNTIME = {
    ...federation,
    runtime: { init: initRemote },
    // The shell exposes no module, so its own copy is built without this part.
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  };
  return { name: 'provide-bundler-runtime' };
}

/**
 * The runtime's own `init` assumes that its caller is the build that contains it, the shell. A remote is identified by
 * its name: another release of it reuses the first one's instance.
 */
const initRemote: typeof init = (options) => {
  const instances = CurrentGlobal.__FEDERATION__.__INSTANCES__;
  const known = instances.find((instance) => instance.options.name === options.name);
  const ownOptions = { ...options, id: options.id || '' };
  if (known === undefined) return createInstance(ownOptions);
  known.initOptions(ownOptions);
  return known;
};
