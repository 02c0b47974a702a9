import { Failure } from './failure.mjs';
import { readJson } from './readJson.mjs';

/** Refuses a Node that is older than package.json allows. Runs before anything is installed. */
export function checkNode(version = process.versions.node) {
  const { engines } = readJson(new URL('../../package.json', import.meta.url));
  const needed = engines.node.replace('>=', '');
  if (compare(version, needed) < 0) {
    throw new Failure(`Node ${version} is too old: this project needs Node ${needed} or newer.`);
  }
}

function compare(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (let index = 0; index < 3; index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
