import { readConfiguration } from '../compose/readConfiguration.mjs';
import { Failure } from '../setup/failure.mjs';
import { seconds } from '../setup/seconds.mjs';
import { openPresentStore } from '../store/openStore.mjs';
import { author } from './author.mjs';
import { goLive } from './goLive.mjs';

/** Puts this machine's configuration into force for the live site; resolves to the live document. */
export async function configureSite({ storeFolder, target, log = console.log }) {
  const started = Date.now();
  const configuration = readConfiguration();
  log(JSON.stringify(configuration, null, 2));
  const store = openPresentStore(storeFolder);
  const before = store.live.current().number;
  const live = await goLive({
    store,
    target,
    log,
    change(document) {
      if (document.number === 0) throw new Failure(`Nothing is live in ${store.folder}: deploy first.`);
      if (JSON.stringify(document.configuration) === JSON.stringify(configuration)) return undefined;
      return { ...document, configuration, at: new Date().toISOString(), act: 'configure', ...author() };
    },
    refusal: { header: 'Not configured.' },
  });
  log(
    live.number === before
      ? 'It was so already.'
      : `So configured as of document ${live.number}, in ${target}.`,
  );
  log(`Done in ${seconds(started)}.`);
  return live;
}
