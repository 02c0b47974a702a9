/** The page waits no longer for one answer of the back end. */
const answerLimitMs = 15_000;

/**
 * The network as the back end's client sees it. The client logs a member out when their token cannot be renewed, even
 * if the refusal comes from a failing back end or a captive portal. Only the back end's own verdict may do that;
 * anything else counts as no answer, after which the client tries again.
 */
export async function backEndFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, signal: AbortSignal.timeout(answerLimitMs) });
  const address = input instanceof Request ? input.url : String(input);
  if (/grant_type=refresh_token/.test(address) && !isVerdict(response))
    throw new TypeError('The session could not be renewed yet.');
  // A proxy in its own words: the client reads the status of an answer in JSON alone.
  if (response.status === 429 && !isJson(response.headers)) return Response.json({}, { status: 429 });
  return response.ok && /\/(token|signup)\b/.test(address) ? byOwnClock(response) : response;
}

/** Of the refusals, "too early" and "too many" judge the moment and not the token. */
function isVerdict({ status, headers }: Response): boolean {
  return isJson(headers) && status < 500 && status !== 408 && status !== 429;
}

/**
 * Removes a token's moment of expiry from the answer. A device whose clock is a day ahead would treat the token as
 * expired and renew it before each request. Without that moment, the client counts the token's duration from now.
 */
async function byOwnClock(response: Response): Promise<Response> {
  if (!isJson(response.headers)) return response;
  const { expires_at: _, ...granted } = await response.json();
  return Response.json(granted, { status: response.status });
}

function isJson(headers: Headers): boolean {
  return /json/.test(headers.get('content-type') ?? '');
}
