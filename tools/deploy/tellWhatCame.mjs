/** Of so many documents of others each is told. */
const TOLD = 5;

/**
 * Says what a site has become that a person may not expect: made where there was none, or changed by documents of others
 * that were live and not brought. `before` is the number of the document that it was of, `live` the document that it is
 * of now, `own` the number of the one that this command has written.
 */
export function tellWhatCame({ store, target, before, live, isNew, own, log }) {
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
