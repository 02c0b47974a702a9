import { request } from 'node:http';
import { Agent, request as requestSecurely } from 'node:https';

const ANSWER_LIMIT_MS = 15_000;

/**
 * A live site as a visitor's browser reaches it: `ask(path, { method, headers })` resolves to `{ status, headers, body,
 * certificateEnd }`, without following redirects. An answer of a plain `GET` is asked once. `askPlainly()` asks the same
 * home page over HTTP, at the address `plain`.
 */
export function openSite(origin, plain = `http://${new URL(origin).hostname}/`) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const answers = new Map();
  return {
    origin,
    ask(path, options) {
      const url = new URL(origin + path);
      if (options) return answerOf(requestSecurely, url, { agent, ...options });
      if (!answers.has(path)) answers.set(path, answerOf(requestSecurely, url, { agent }));
      return answers.get(path);
    },
    askPlainly: () => answerOf(request, new URL(plain)),
    close: () => agent.destroy(),
  };
}

function answerOf(send, url, options = {}) {
  return new Promise((resolve, reject) => {
    const sent = send(url, { timeout: ANSWER_LIMIT_MS, ...options }, (response) => {
      const certificateEnd = response.socket.getPeerCertificate?.().valid_to;
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts),
          certificateEnd: certificateEnd && new Date(certificateEnd),
        }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${ANSWER_LIMIT_MS / 1000} seconds`)));
    sent.on('error', reject);
    sent.end();
  });
}
