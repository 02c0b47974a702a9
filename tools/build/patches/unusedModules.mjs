/**
 * Stands in the shell's build for those modules of the federation runtime that no code calls here: what reads manifests and
 * preloads what they name (the registry and the HTML do both: docs/decisions/0001-tuned-federation.md), what makes
 * script elements (the page's loader does), and what compares versions (there is one of everything).
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
