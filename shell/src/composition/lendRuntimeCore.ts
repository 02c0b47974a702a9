import * as runtimeCore from '@module-federation/runtime-core';
import { forgetFailures } from './forgetFailures';

declare global {
  // The name under which a remote built with `externalRuntime` looks for the federation's runtime.
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/**
 * Lends the shell's copy of the federation runtime to the remotes, so that none carries its own.
 * The stock plugin for this bundles a second copy (about 10 kB); this one lends the copy that is there.
 */
export default function lendRuntimeCore() {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  return { name: 'lend-runtime-core', beforeRegisterShare: forgetFailures };
}
