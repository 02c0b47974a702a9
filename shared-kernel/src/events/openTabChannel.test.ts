import { openTabChannel } from './openTabChannel';

const opened: FakeChannel[] = [];

class FakeChannel {
  onmessage: ((event: MessageEvent) => unknown) | null = null;
  isOpen = true;
  readonly posted: unknown[] = [];
  constructor() {
    opened.push(this);
  }
  postMessage(message: unknown) {
    this.posted.push(message);
  }
  close() {
    this.isOpen = false;
  }
}

const openOnes = () => opened.filter(({ isOpen }) => isOpen);

beforeEach(() => {
  opened.length = 0;
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

test('a page that was left holds no channel, and one that comes back hears and speaks again', () => {
  const channel = openTabChannel();
  const heard: unknown[] = [];
  if (channel) channel.onmessage = ({ data }) => heard.push(data);

  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(openOnes()).toHaveLength(0);
  channel?.postMessage('to nobody');

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(openOnes()).toHaveLength(1);
  openOnes()[0]?.onmessage?.({ data: 'from another tab' } as MessageEvent);
  channel?.postMessage('to another tab');
  expect(heard).toEqual(['from another tab']);
  expect(openOnes()[0]?.posted).toEqual(['to another tab']);
});

test('the first show of a page opens no second channel', () => {
  openTabChannel();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(openOnes()).toHaveLength(1);
});

test('a browser that refuses the channel leaves the page on its own', () => {
  Object.assign(globalThis, {
    BroadcastChannel: class {
      constructor() {
        throw new DOMException('Refused', 'SecurityError');
      }
    },
  });
  expect(() => openTabChannel()?.postMessage('to nobody')).not.toThrow();
});
