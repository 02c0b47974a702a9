/** Nobody waits longer for one answer of the back end. */
const answerLimitMs = 15_000;

/**
 * The network as the back end's client sees it. The client logs a member out when his token cannot be renewed, whoever
 * said so: a back end in trouble, or a captive portal in its place. Only the back end's own verdict may do that;
 * anything else is no answer, after which the client tries again.
 */
export async function backEndFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, signal: AbortSignal.timeout(answerLimitMs) });
  if (isRenewal(input) && !isVerdict(response)) throw new TypeError('The session could not be renewed yet.');
  return response;
}

function isRenewal(input: RequestInfo | URL): boolean {
  return (input instanceof Request ? input.url : String(input)).includes('grant_type=refresh_token');
}

/** Of the refusals, "too early" and "too many" judge the moment and not the token. */
function isVerdict({ status, headers }: Response): boolean {
  return /json/.test(headers.get('content-type') ?? '') && status < 500 && status !== 408 && status !== 429;
}
