/**
 * Arguments for a Chromium that sees the host `{ port, fingerprint, hostName }` as the site of that name. It trusts the
 * host's certificate instead of ignoring its errors, because a browser caches no page with a certificate error.
 */
export function browserArguments({ port, fingerprint, hostName }) {
  return [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-quic',
    '--disable-sync',
    `--host-resolver-rules=MAP ${hostName}:443 127.0.0.1:${port}`,
    `--ignore-certificate-errors-spki-list=${fingerprint}`,
  ];
}
