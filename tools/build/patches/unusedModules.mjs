/**
 * Replaces, in the shell's build, those modules of the federation runtime that no code calls here. The registry and the
 * HTML replace manifests and preloading (docs/decisions/0001-tuned-federation.md), and the page's loader makes script
 * elements. Versions need no comparison, because each shared module has one.
 */
export class SnapshotHandler {
  hooks = { applyPlugin: none, lifecycle: {} };
}
export const getGlobalRemoteInfo = none;
export const snapshotPlugin = none;
export const generatePreloadAssetsPlugin = none;
export const formatPreloadArgs = none;
export const preloadAssets = none;

export const createLink = none;
export const createScript = none;
export const isStaticResourcesEqual = none;
export const loadScript = none;
export const safeWrapper = none;

export const satisfy = none;

function none() {
  return {};
}
