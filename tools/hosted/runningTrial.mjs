import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { portOf } from '../serve/listen.mjs';
import { readJson } from '../setup/readJson.mjs';
import { USUAL_FOLDER, USUAL_PORT } from './startTrial.mjs';

/** The back end of `npm start -- --hosted` as `{ url, key }`, if it runs on this machine. */
export async function runningTrial() {
  const file = join(USUAL_FOLDER, 'keys.json');
  const url = `http://127.0.0.1:${portOf('BACK_END_PORT', process.env.BACK_END_PORT ?? USUAL_PORT)}`;
  if (!existsSync(file)) return undefined;
  const { publishable: key } = readJson(file);
  const body = '{}';
  const headers = { apikey: key, 'Content-Type': 'application/json' };
  const isRunning = await fetch(`${url}/rest/v1/rpc/present_time`, { method: 'POST', headers, body }).then(
    ({ ok }) => ok,
    () => false,
  );
  return isRunning ? { url, key } : undefined;
}
