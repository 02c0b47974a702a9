/** Makes open pages reload, over server-sent events. */
export function createReloading() {
  const pages = new Set();
  return {
    path: '/dev/reload',
    script: `<script>new EventSource('/dev/reload').onmessage = () => location.reload();</script>`,
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
    reload() {
      for (const page of pages) page.write('data: reload\n\n');
    },
  };
}
