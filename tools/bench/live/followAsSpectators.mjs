import { Agent, get } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

// Spectators of one match, forked: `node followAsSpectators.mjs URL COUNT SECONDS`. Each asks every three seconds on a connection
// of their own, with the version that they have, as a page does. Says `{ served, unchanged, failed, waits, delays }`: how long
// answers took, and how long after a goal it was seen, both in milliseconds.
const PAUSE_MS = 3_000;
const ANSWER_LIMIT_MS = 8_000;
const [, , url, count, seconds] = process.argv;
const until = Date.now() + Number(seconds) * 1_000;
const told = { served: 0, unchanged: 0, failed: 0, waits: [], delays: [] };

await Promise.all(Array.from({ length: Number(count) }, (_, place) => follow(place / Number(count))));
process.send(told, () => process.exit());

async function follow(share) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let tag;
  let goals = 0;
  await wait(PAUSE_MS * share);
  while (Date.now() < until) {
    const began = performance.now();
    try {
      const answer = await ask(agent, tag);
      told.waits.push(performance.now() - began);
      if (answer.status === 304) told.unchanged += 1;
      else if (answer.status !== 200) throw new Error(String(answer.status));
      told.served += 1;
      if (answer.status === 200) {
        tag = answer.tag;
        const { counted, fell } = JSON.parse(answer.text).matches['r1-m1'];
        if (goals > 0) for (const at of fell.slice(goals)) told.delays.push(Date.now() - at);
        goals = Math.max(goals, counted);
      }
    } catch {
      told.failed += 1;
    }
    await wait(Math.max(0, PAUSE_MS * (0.75 + Math.random() / 4)));
  }
  agent.destroy();
}

function ask(agent, tag) {
  return new Promise((resolve, reject) => {
    const request = get(url, {
      agent,
      headers: tag ? { 'If-None-Match': tag } : {},
      timeout: ANSWER_LIMIT_MS,
    });
    request.on('timeout', () => request.destroy(new Error('No answer.')));
    request.on('error', reject);
    request.on('response', async (response) => {
      try {
        const text = await textOf(response);
        resolve({ status: response.statusCode, tag: response.headers.etag, text });
      } catch (error) {
        reject(error);
      }
    });
  });
}
