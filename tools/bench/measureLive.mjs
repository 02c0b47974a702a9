import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startScoresServer } from '../serve/scoresServer.mjs';
import { Failure } from '../setup/failure.mjs';
import { findNginx } from '../setup/findNginx.mjs';
import { quantile } from './printFigures.mjs';

const SPECTATORS = 2_000;
const SECONDS = 16;
const KEY = 'sb_publishable_bench';

/**
 * Measures the back end's load from many spectators of one match: first all request it directly, then through the cache
 * of deploy/nginx. Spectators, cache, back end and database all run on this machine at once.
 */
export async function measureLive() {
  const nginx = findNginx();
  if (!nginx) throw new Failure('There is no nginx to measure with, and it could not be installed.');
  const backEnd = forkModule('serveCounted.mjs', KEY);
  const [{ url }] = await firstMessage(backEnd);
  const cache = await startScoresServer({ nginx, backEnd: url, key: KEY });
  try {
    const ways = [
      ['each asks the back end', `${url}/rest/v1/rpc/live?tournament=coupe&apikey=${KEY}`],
      ['through the cache', `${cache.url}/scores/coupe`],
    ];
    const figures = [];
    for (const [name, address] of ways) figures.push(...(await measure(name, address, backEnd)));
    return {
      title: `Live scores: ${SPECTATORS} spectators of one match for ${SECONDS} s, a goal every 4 s`,
      figures,
    };
  } finally {
    await cache.stop();
    const ended = once(backEnd, 'exit');
    backEnd.disconnect();
    await ended;
  }
}

async function measure(name, address, backEnd) {
  await askedSince(backEnd);
  const spectators = forkModule('followAsSpectators.mjs', address, String(SPECTATORS), String(SECONDS));
  const [{ served, unchanged, failed, waits, delays }] = await firstMessage(spectators);
  const asked = await askedSince(backEnd);
  return [
    { label: `${name}: requests served`, value: String(served), ratio: `${unchanged} of them “nothing new”` },
    {
      label: `${name}: reached the back end`,
      value: String(asked),
      ratio: `${(asked / SECONDS).toFixed(1)} a second`,
    },
    { label: `${name}: not answered`, value: String(failed) },
    { label: `${name}: an answer takes`, ...durations(waits) },
    { label: `${name}: a goal is seen after`, ...durations(delays) },
  ];
}

function durations(values) {
  const [median, most] = [0.5, 0.99].map((share) => quantile(values, share));
  const inWords = (ms) => `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;
  return { value: inWords(median), ratio: `99 % within ${inWords(most)}` };
}

function forkModule(name, ...parameters) {
  // A process that ends early has said why.
  return fork(fileURLToPath(new URL(`live/${name}`, import.meta.url)), parameters, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function firstMessage(child) {
  return Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`A part of the benchmark ended with ${code}.`);
    }),
  ]);
}

async function askedSince(backEnd) {
  const answer = once(backEnd, 'message');
  backEnd.send('count');
  const [{ asked }] = await answer;
  return asked;
}
