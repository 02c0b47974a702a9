/** One more attempt for a run that the machine itself has disturbed. */
const TRIES = 2;

/**
 * Measures each of the names once, then each once more, `runs` times, so that other load on the machine affects all
 * alike. Resolves to `{ [name]: [measured, …] }`. A round that fails twice in a row is left out for all.
 */
export async function inTurn({ names, runs, measure }) {
  const rounds = [];
  for (let run = 0; run < runs; run += 1) {
    const round = {};
    for (const name of names) round[name] = await tried(() => measure(name), name);
    if (names.every((name) => round[name] !== undefined)) rounds.push(round);
  }
  return Object.fromEntries(names.map((name) => [name, rounds.map((round) => round[name])]));
}

async function tried(measure, name) {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    try {
      return await measure();
    } catch (error) {
      console.log(`  ${name}: ${error.message.split('\n')[0]}`);
    }
  }
  return undefined;
}
