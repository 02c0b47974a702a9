import { type TabDriver, windowSize } from './driver';

/** The name that the protocol gives to a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** A driver that does not answer is a failure of the journey, not its end of time. */
const PATIENCE_MS = 30_000;

export interface WebDriverSession {
  openTab(): Promise<TabDriver>;
  close(): Promise<void>;
}

/** One session of a WebDriver (https://www.w3.org/TR/webdriver2/), as much of the protocol as journeys need. */
export async function openSession(
  driverUrl: string,
  capabilities: Record<string, unknown>,
): Promise<WebDriverSession> {
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${driverUrl}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driverUrl}/session/${sessionId}`;
  const command = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    ask<Value>(method, `${session}${path}`, method === 'POST' ? (body ?? {}) : undefined);
  let isFirst = true;

  return {
    async openTab() {
      const handle = isFirst
        ? await command<string>('GET', '/window')
        : (await command<{ handle: string }>('POST', '/window/new', { type: 'window' })).handle;
      isFirst = false;
      // The protocol has one current window, so each command selects its window first.
      const inTab = async <Value>(path: string, body?: object) => {
        await command('POST', '/window', { handle });
        return command<Value>('POST', path, body);
      };
      const run = <Value>(expression: string) =>
        inTab<Value>('/execute/sync', { script: `return (${expression});`, args: [] });
      const element = async (expression: string) => {
        const found = await run<Record<string, string> | null>(expression);
        const id = found?.[ELEMENT];
        if (id === undefined) throw new Error('Nothing is there to be used.');
        return id;
      };
      await inTab('/window/rect', { x: 0, y: 0, ...windowSize });
      return {
        goto: (url) => inTab('/url', { url }),
        reload: () => inTab('/refresh'),
        goBack: () => inTab('/back'),
        goForward: () => inTab('/forward'),
        evaluate: run,
        async click(expression) {
          const id = await element(expression);
          // WebKit’s driver treats an element that ends just below the window as visible, and then cannot press it.
          await inTab('/execute/sync', {
            script: "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });",
            args: [{ [ELEMENT]: id }],
          });
          return inTab(`/element/${id}/click`);
        },
        type: async (expression, text) => inTab(`/element/${await element(expression)}/value`, { text }),
      };
    },
    close: () => command('DELETE', ''),
  };
}

async function ask<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebDriver: ${value.error} ${value.message}`);
  return value;
}
