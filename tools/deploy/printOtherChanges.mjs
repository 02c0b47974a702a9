/** Up to this many documents of others are listed one by one. */
const TOLD = 5;

/**
 * Prints unexpected changes of a site: it was created, or it now includes documents of others that were live and not
 * published. `before` is the number of its former document, `live` its present document, `own` the number that this
 * command has written.
 */
export function printOtherChanges({ store, target, before, live, isNew, own, log }) {
  if (isNew) log(`Created a new site in ${target}, from live document ${live.number}.`);
  if (before === undefined) return;
  if (before > live.number)
    log(
      `${target} was the site of document ${before} of another store; it is of document ${live.number} of this one.`,
    );
  const others = store.live
    .all()
    .filter(({ number }) => number > before && number <= live.number && number !== own)
    .reverse();
  if (others.length === 0) return;
  const told = others.slice(-TOLD).map(({ number, act, by }) => `${number} ${act}, by ${by}`);
  const untold = others.length > TOLD ? [`${others.length - TOLD} before these`] : [];
  log(
    `This also brings ${nameOf(others)}, live already and not in ${target} yet: ${[...told, ...untold].join('; ')}.`,
  );
}

function nameOf(documents) {
  const [first, last] = [documents[0].number, documents.at(-1).number];
  return first === last ? `document ${first}` : `documents ${first}-${last}`;
}
