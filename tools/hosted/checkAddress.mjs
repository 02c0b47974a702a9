/** An address of the documentation (RFC 5737), which no visitor has. */
const FORGED = '203.0.113.7';
const FORGED_HEADERS = [
  { 'CF-Connecting-IP': FORGED },
  { 'X-Real-IP': FORGED },
  { 'X-Forwarded-For': FORGED },
  { 'CF-Connecting-IP': FORGED, 'X-Real-IP': FORGED, 'X-Forwarded-For': FORGED },
];
/** Addresses that no visitor has on the Internet: of this machine, or of a network behind the proxy. */
const INNER = /^(unknown|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1|f[cd])/;
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * What is wrong with the address that limits of bookings count, one sentence each: a client forges it, or every visitor
 * has the proxy's. On this machine all visitors are one.
 */
export async function addressFaults({ url, key }) {
  const own = await addressSeen({ url, key });
  const faults = [];
  if (!LOCAL_HOSTS.includes(new URL(url).hostname) && INNER.test(String(own)))
    faults.push(`every visitor has the address ${own}, so one network's limit holds for all of them`);
  for (const headers of FORGED_HEADERS) {
    // A gateway may refuse such a request.
    const seen = await addressSeen({ url, key, headers });
    if (String(seen).startsWith(FORGED))
      faults.push(`a client chooses its address by the header ${Object.keys(headers).join(', ')}`);
  }
  return faults;
}

async function addressSeen({ url, key, headers = {} }) {
  const response = await fetch(`${url}/rest/v1/rpc/own_address`, {
    method: 'POST',
    headers: { apikey: key, 'Content-Type': 'application/json', ...headers },
    body: '{}',
  });
  return response.ok ? response.json() : undefined;
}
