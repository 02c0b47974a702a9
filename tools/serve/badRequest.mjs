import { responseHeaders } from '../compose/responseHeaders.mjs';

const STATUSES = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers an invalid request on the bare socket, and closes it. */
export function refuseBadRequest(error, socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
  const headers = {
    ...responseHeaders({ status: 400 }),
    Connection: 'close',
    'Content-Length': '0',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const status = STATUSES[error.code] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy());
}
