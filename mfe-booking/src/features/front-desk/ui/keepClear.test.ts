import { keepClear } from './keepClear';

afterEach(() => Reflect.deleteProperty(globalThis, 'ResizeObserver'));

/** Whether a page scrolls its button in focus, of that place on the screen, once a bar has grown to 80 pixels. */
function growUnder(top: number, position = 'sticky') {
  document.body.innerHTML = `<footer style="position: ${position}"></footer><button>18 h</button>`;
  const [bar, button] = [...document.body.children] as [HTMLElement, HTMLElement];
  Object.defineProperty(bar, 'offsetHeight', { value: 80 });
  button.getBoundingClientRect = () => ({ top, bottom: top + 40 }) as DOMRect;
  button.scrollIntoView = jest.fn();
  button.focus();
  globalThis.ResizeObserver = class {
    constructor(readonly observe: () => void) {}
    disconnect() {}
  } as never;
  const stop = keepClear(bar, document.documentElement, 'Bottom', '1rem');
  const { scrollPaddingBottom } = document.documentElement.style;
  stop?.();
  expect(document.documentElement.style.scrollPaddingBottom).toBe('');
  return { scrollPaddingBottom, isScrolled: jest.mocked(button.scrollIntoView).mock.calls.length > 0 };
}

test('a page scrolls the control in focus clear of a bar that grows', () => {
  expect(growUnder(200)).toEqual({ scrollPaddingBottom: 'calc(1rem + 80px)', isScrolled: true });
});

test('a page stays where it is if its control in focus is out of sight', () => {
  for (const top of [-60, innerHeight + 60]) expect(growUnder(top).isScrolled).toBe(false);
});

test('a bar that scrolls with the page needs no room', () => {
  expect(growUnder(200, 'static').scrollPaddingBottom).toBe('calc(1rem + 0px)');
});
