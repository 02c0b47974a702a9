import type { BrowserContext, Request } from '@playwright/test';
import { type SentRequest, whyNotInContract } from '../../../supabase/tests/support/contractRequests';

/** Collects the requests of these pages to the back end at `url` that its contract (supabase/contract.json) lacks. */
export function requestsMissingInContract(context: BrowserContext, url: string): ReadonlySet<string> {
  const missing = new Set<string>();
  context.on('request', (request) => {
    if (!request.url().startsWith(`${url}/`) || request.method() === 'OPTIONS') return;
    const why = whyNotInContract(asSent(request));
    if (why !== undefined) missing.add(why);
  });
  return missing;
}

function asSent(request: Request): SentRequest {
  const text = request.postData();
  return {
    method: request.method(),
    url: request.url(),
    prefer: request.headers().prefer,
    body: text === null || text === '' ? undefined : JSON.parse(text),
  };
}
