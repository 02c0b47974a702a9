/**
 * The HTTP interface of the worker, for an Edge Function: POST …/send sends what is due, and POST …/stop-reminders?token=… takes
 * the refusal that a mailbox sends with one click (RFC 8058: without cookies, and without a redirect). `stopReminders(token)`
 * resolves to whether the token is known. A GET leads to the page of the site (`site`) with its button. Web requests and responses alone, for Node and Deno.
 */
export async function answerMailRequest(request, { sendDue, stopReminders, workerSecret, site }) {
  const { pathname, searchParams } = new URL(request.url);
  const isSend = pathname.endsWith('/send');
  if (!isSend && !pathname.endsWith('/stop-reminders')) return new Response('Not found', { status: 404 });
  const token = searchParams.get('token') ?? '';
  if (request.method !== 'POST') {
    if (isSend || !site) return new Response('POST only', { status: 405, headers: { Allow: 'POST' } });
    // A program that checks links changes nothing; a person of a mailbox without the one click finds the button.
    const [game, secret] = [searchParams.get('of') ?? '', token].map(encodeURIComponent);
    const page = `${site}/reservation/${game}#rappels=${secret}`;
    return new Response(null, { status: 303, headers: { Location: page } });
  }
  if (isSend) {
    if (!(await isSame(request.headers.get('x-worker-secret') ?? '', workerSecret)))
      return new Response('Forbidden', { status: 403 });
    return Response.json(await sendDue());
  }
  const isKnown = await stopReminders(token);
  return new Response(isKnown ? 'Les rappels sont arrêtés.' : 'Ce lien n’est plus valable.', {
    status: isKnown ? 200 : 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/** Compares digests, so that the time of the answer says nothing of the secret. */
async function isSame(one, other) {
  const digest = async (text) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const [first, second] = [await digest(one), await digest(other)];
  return other !== '' && first.every((byte, index) => byte === second[index]);
}
