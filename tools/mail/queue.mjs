/** A back end that stays silent for so long has not answered. */
const ANSWER_MS = 15_000;

/** The mails of a back end that wait to be sent, through its functions for workers. `ask` sends a web request. */
export function createQueue({ url, secretKey, ask = fetch }) {
  // A key of the older kind is a token, and says so itself.
  const token = secretKey.startsWith('eyJ') && { Authorization: `Bearer ${secretKey}` };

  async function call(name, given) {
    const request = new Request(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: secretKey, 'Content-Type': 'application/json', ...token },
      body: JSON.stringify(given),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const response = await ask(request);
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text.slice(0, 200)}`);
    return text === '' ? null : JSON.parse(text);
  }

  return {
    claim: (most) => call('claim_mails', { most }),
    sent: (id) => call('mail_sent', { id }),
    /** Whether the token is known. */
    stopReminders: async (token) => (await call('set_reminders', { token, is_on: false })).kind === 'stopped',
    failed: (id, { message, isFinal }) => call('mail_failed', { id, error: message, is_final: isFinal }),
  };
}
