/**
 * What a Chromium is started with, to which the host `{ port, fingerprint, hostName }` is the site of that name. The host's
 * certificate is taken for a good one and not merely borne, because a browser keeps nothing of a page whose certificate
 * it bears: no file, no page to go back to.
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
