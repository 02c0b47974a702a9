import { endedTrials } from './canary.mjs';
import { goLive } from './goLive.mjs';

/**
 * Goes live as {@link goLive} does, and says which trials that has ended. Resolves to the document in force, and to
 * whether this has changed it.
 */
export async function goLiveAndPrint({ change, log, ...parts }) {
  let before;
  const live = await goLive({
    ...parts,
    log,
    change(document) {
      before = document;
      return change(document);
    },
  });
  for (const sentence of endedTrials(before, live)) log(sentence);
  return { live, isChanged: live.number !== before.number };
}
