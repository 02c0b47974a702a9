/** Notifies open pages of new builds over server-sent events; a page replaces the edited parts, or reloads. */
export function createReloading() {
  const pages = new Set();
  const send = (data) => {
    for (const page of pages) page.write(`data: ${data}\n\n`);
  };
  return {
    path: '/dev/reload',
    script: `<script>new EventSource('/dev/reload').onmessage = ({ data }) =>
  data === 'reload' ? location.reload() : dispatchEvent(new CustomEvent('built', { detail: JSON.parse(data) }));</script>`,
    /** `headers`: additional headers for a page of another site. */
    connect(response, headers = {}) {
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        ...headers,
      });
      response.write('\n');
      pages.add(response);
      response.on('close', () => pages.delete(response));
    },
    reload: () => send('reload'),
    /** The page replaces the modules that have changed (hotClient.js). */
    update: (folder, hash) => send(JSON.stringify({ folder, hash })),
  };
}
