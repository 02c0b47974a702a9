import { holdSignals } from './holdSignals.mjs';
import { printOtherChanges } from './printOtherChanges.mjs';
import { interruptedSentence, publishSite } from './publish.mjs';
import { isRemote } from './remotes.mjs';

/** A shell's exit code for a process ended by Ctrl-C. */
const INTERRUPTED = 130;

/**
 * Writes the live document that follows the one in force, and makes its site. `change(document)` resolves to the next
 * one, or to undefined for no change. The site follows the document: it also includes other people's live changes that
 * have not been published, and a message says so. If the operator interrupts it between the two, a message describes
 * the state of the site. Resolves to the document in force.
 */
export async function changeLive({ store, target, change, log = console.log }) {
  const interruption = new AbortController();
  let live;
  let letGo = () => {};
  const hold = () => {
    letGo();
    letGo = holdSignals({
      finish() {
        if (live) log(finishing(live, target));
        interruption.abort();
      },
      giveUp() {
        console.error(
          live ? interruptedSentence({ store, target, live }) : 'Interrupted. Nothing has changed.',
        );
        process.exit(INTERRUPTED);
      },
    });
  };
  try {
    let isChanged = false;
    live = await store.live.change(async (before) => {
      // Rendering may be ended at any moment: nothing is changed by it.
      letGo();
      const next = await change(before);
      isChanged = next !== undefined;
      hold();
      return next;
    });
    if (live.number === 0) return live;
    const site = await publishSite({ store, target, signal: interruption.signal });
    printOtherChanges({ store, target, ...site, own: isChanged ? live.number : undefined, log });
    return live;
  } finally {
    letGo();
  }
}

function finishing(live, target) {
  return isRemote(target)
    ? 'Stopping.'
    : `Document ${live.number} is live in the store: making the site of it, which takes seconds. Once more ends it here.`;
}
