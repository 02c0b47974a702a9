import { checkNode } from './checkNode.mjs';
import { installDependencies } from './installDependencies.mjs';

/** Everything that a command needs before it may import a library. */
export async function prepare() {
  checkNode();
  await installDependencies();
}
