/**
 * Stands in the shell's build for those modules of the federation runtime that read manifests and preload what they
 * name. The registry and the HTML do both here (docs/decisions/0001-tuned-federation.md), so nobody calls these.
 */
export class SnapshotHandler {
  hooks = { applyPlugin: none, lifecycle: {} };
}
export const getGlobalRemoteInfo = none;
export const snapshotPlugin = none;
export const generatePreloadAssetsPlugin = none;
export const formatPreloadArgs = none;
export const preloadAssets = none;

function none() {
  return {};
}
