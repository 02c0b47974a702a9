/**
 * Why a key must not be in a page, as the end of a sentence; undefined for a public one: publishable, or the older
 * `anon`, a token whose role says so.
 */
export function whySecret(key) {
  if (key.startsWith('sb_secret_')) return 'a secret key';
  const role = roleIn(key);
  return role === undefined || role === 'anon' ? undefined : `a key of the role ${role}`;
}

function roleIn(key) {
  const [, payload, ...rest] = key.split('.');
  if (rest.length !== 1) return undefined;
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString()).role;
  } catch {
    return undefined;
  }
}
